import type { IncomingMessage } from 'node:http'
import { escapeMarkup } from '../../../schema/rules/markup'

/** The form that a request posts. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** Fields of a form that its reader doesn't see. */
export const hiddenFields = (fields: Iterable<[name: string, value: string]>): string =>
  [...fields]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}"/>`)
    .join('')
