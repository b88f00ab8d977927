import { createServer, type RequestListener } from 'node:http'

/** A server on this machine whose address is known before it can respond. */
export async function listen(
  port = 0,
): Promise<{ url: string; answer: (listener: RequestListener) => void }> {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    answer: (next) => {
      listener = next
    },
  }
}
