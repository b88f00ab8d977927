import { createServer } from 'node:net'

/** Where `localhost` may be. */
const LOOPBACK = ['127.0.0.1', '::1']

const isTaken = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    // A machine may lack one of the two: only a port in use is one.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })

/** Whether nobody on this machine listens on a port. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of LOOPBACK) if (await isTaken(port, host)) return false
  return true
}
