/** The largest webhook, in bytes. Real ones have a few thousand. */
export const WEBHOOK_MOST_BYTES = 256 * 1024

/** An empty answer to a webhook. */
export const webhookAnswer = (status: number, allow?: string): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...(allow ? { allow } : {}) } })
