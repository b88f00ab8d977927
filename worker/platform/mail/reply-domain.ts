/** A domain's name as mail addresses have it. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]+$/

/** The domain whose mail the worker gets; nothing if none is configured. Rule: docs/operate.md, "What comes back". */
export function replyDomainOf({
  MAIL_REPLY_DOMAIN: said,
}: Pick<Env, 'MAIL_REPLY_DOMAIN'>): string | undefined {
  const name = said?.trim().toLowerCase() ?? ''
  if (name === '' || NAME.test(name)) return name || undefined
  console.error(JSON.stringify({ event: 'mail-misconfigured', detail: 'MAIL_REPLY_DOMAIN is no domain' }))
  return undefined
}
