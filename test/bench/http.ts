import { Agent, request } from 'node:http'
import type { Subject } from './subjects'

/** A complete response. */
export interface Answer {
  status: number
  headers: Record<string, string>
  bytes: Buffer
  /** Milliseconds from the request to the first byte of the body. */
  firstByte: number
}

/** Sends one request. It doesn't use `fetch`, whose own work would be most of what is measured. */
export function send(
  origin: string,
  subject: Omit<Subject, 'name' | 'method' | 'body'> & { method?: string; body?: string | Buffer },
  agent?: Agent,
) {
  return new Promise<Answer>((resolve, reject) => {
    const { method = 'GET', headers = {}, path, body } = subject
    const started = performance.now()
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const outgoing = request(
      origin + path,
      { method, headers: { ...headers, ...length }, agent },
      (incoming) => {
        const chunks: Buffer[] = []
        let firstByte: number | undefined
        incoming.on('data', (chunk: Buffer) => {
          firstByte ??= performance.now() - started
          chunks.push(chunk)
        })
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers as Record<string, string>,
            bytes: Buffer.concat(chunks),
            firstByte: firstByte ?? performance.now() - started,
          }),
        )
      },
    )
    outgoing.setTimeout(30_000, () => outgoing.destroy(new Error(`No answer from ${path}`)))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** The median time to first byte of this many sequential requests, in milliseconds. */
export async function timeToFirstByte(origin: string, subject: Subject, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let i = 0; i < requests; i++) times.push((await send(origin, subject, agent)).firstByte)
  agent.destroy()
  return median(times)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]]
  return (low + high) / 2
}
