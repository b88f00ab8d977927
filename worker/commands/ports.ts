import { createServer } from 'node:net'

/** The addresses that `localhost` may have. */
const LOOPBACK = ['127.0.0.1', '::1']

const isTaken = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    // A machine may lack one of the two, so only a port in use counts.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })

/** Whether a port is free on this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of LOOPBACK) if (await isTaken(port, host)) return false
  return true
}
