import { html, raw } from 'hono/html'
import { THEME } from '../../../../schema/brand/colours'
import { PAPER } from '../../../../schema/brand/paper'
import { SERIF } from '../../../../schema/brand/typefaces'
import { letterMail } from '../../../../schema/wording/letter-mail'
import { mailWording } from '../../../../schema/wording/mails'
import { notificationWording } from '../../../../schema/wording/notifications'
import type { Mail } from '../../../platform/mail/mailer'
import type { Site } from '../../parts'
import { sideOf } from './side'

/** A part of a mail, from top to bottom. Texts are plain; they are escaped here. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Less important text. */
  | { kind: 'note'; text: string }
  /** A code to type by hand. */
  | { kind: 'code'; code: string }
  /** A link, as a button and as an address. */
  | { kind: 'link'; label: string; href: string }
  /** A story to read, with what is said of it below. */
  | { kind: 'story'; title: string; text: string; href: string }

/** The content of a mail. */
export interface MailContent {
  to: string
  subject: string
  heading: string
  blocks: readonly MailBlock[]
  /** For mails that people can do without: why they get it, and how they stop it. */
  subscription?: MailSubscriptionLinks
}

/** The end of a mail that can be unsubscribed from. */
interface MailSubscriptionLinks {
  why: string
  /** Full addresses of the pages that stop these mails, and that list all. */
  unsubscribe: string
  settings: string
  /** Where somebody to whom it was forwarded subscribes, if others can get it. */
  subscribe?: string
}

/** Control characters, including line breaks, and those that change the text direction. */
const CONTROL = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

const oneLine = (text: string): string => text.replace(CONTROL, ' ').trim()

/**
 * One column that fits a phone, in the colours of the brand as far as mail programs support
 * them, light and dark. Headings use the device's serif, because a mail loads no font.
 */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 0; background: ${PAPER.light}; color: ${THEME.ink.light} }
main { max-width: 520px; margin: 0 auto; padding: 40px 24px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif; overflow-wrap: anywhere; word-break: break-word }
h1, .brand { font-family: ${SERIF}; letter-spacing: -0.01em }
h1 { margin: 32px 0 16px; font-size: 28px; line-height: 1.2; font-weight: 600 }
p { margin: 0 0 16px }
.brand { margin: 0; padding-bottom: 16px; border-bottom: 1px solid ${THEME.line.light}; font-size: 20px; font-weight: 600; color: ${THEME.accent.light} }
.code { margin: 24px 0; font: 600 40px/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 6px }
.button { display: inline-block; margin: 8px 0; padding: 12px 24px; border-radius: 24px; background: ${THEME.accent.light}; color: ${THEME['accent-ink'].light}; text-decoration: none; font-weight: 500 }
.story { font: 600 20px/1.3 ${SERIF}; color: inherit; text-decoration: none }
.note, .address { font-size: 14px; color: ${THEME['ink-soft'].light} }
.address a, footer a { color: inherit }
footer { margin-top: 40px; padding-top: 16px; border-top: 1px solid ${THEME.line.light}; font-size: 13px; color: ${THEME['ink-soft'].light} }
@media (prefers-color-scheme: dark) {
  body { background: ${PAPER.dark}; color: ${THEME.ink.dark} }
  .brand { color: ${THEME.accent.dark} }
  .button { background: ${THEME.accent.dark}; color: ${THEME['accent-ink'].dark} }
  .note, .address, footer { color: ${THEME['ink-soft'].dark} }
  .brand, footer { border-color: ${THEME.line.dark} }
}`

function markup(block: MailBlock): ReturnType<typeof html> {
  switch (block.kind) {
    case 'text':
      return html`<p>${oneLine(block.text)}</p>`
    case 'note':
      return html`<p class="note">${oneLine(block.text)}</p>`
    case 'code':
      return html`<p class="code">${oneLine(block.code)}</p>`
    case 'link': {
      const href = oneLine(block.href)
      return html`<p><a class="button" href="${href}">${oneLine(block.label)}</a></p>
<p class="address">${mailWording.orFollow}<br><a href="${href}">${href}</a></p>`
    }
    case 'story': {
      const said = oneLine(block.text)
      return html`<p${sideOf(block.title)}><a class="story" href="${oneLine(block.href)}">${oneLine(block.title)}</a>${
        said && html`<br><span class="note">${said}</span>`
      }</p>`
    }
  }
}

const text = (block: MailBlock): string => {
  switch (block.kind) {
    case 'text':
    case 'note':
      return oneLine(block.text)
    case 'code':
      return oneLine(block.code)
    case 'link':
      return `${oneLine(block.label)}:\n${oneLine(block.href)}`
    case 'story':
      return [block.title, ...(block.text ? [block.text] : []), block.href].map(oneLine).join('\n')
  }
}

/**
 * A mail in both of its parts, which have the same content. No inserted value can become markup or another
 * header. Rule: docs/rules/mail.md, "Form".
 */
export function layOut(
  { productName, helpUrl }: Pick<Site, 'productName' | 'helpUrl'>,
  { to, subject, heading, blocks, subscription }: MailContent,
): Mail {
  const footer = oneLine(subscription?.why ?? mailWording.footer(productName))
  const links: readonly (readonly [text: string, href: string])[] = [
    ...(subscription?.subscribe
      ? ([[`${letterMail.forwarded} ${letterMail.subscribe}`, subscription.subscribe]] as const)
      : []),
    ...(subscription
      ? ([
          [notificationWording.mail.unsubscribe, subscription.unsubscribe],
          [notificationWording.mail.allSettings, subscription.settings],
        ] as const)
      : []),
    [mailWording.help, helpUrl],
  ]
  return {
    to,
    subject: oneLine(subject),
    text: [
      oneLine(heading),
      ...blocks.map(text),
      `-- \n${footer}\n${links.map(([label, href]) => `${label}: ${oneLine(href)}`).join('\n')}`,
    ]
      .join('\n\n')
      .concat('\n'),
    ...(subscription
      ? {
          headers: {
            'List-Unsubscribe': `<${oneLine(subscription.unsubscribe)}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }
      : {}),
    html: String(html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${oneLine(subject)}</title>
<style>${raw(STYLE)}
</style>
</head>
<body>
<main>
<p class="brand">${oneLine(productName)}</p>
<h1>${oneLine(heading)}</h1>
${blocks.map(markup)}
<footer>
<p>${footer}</p>
${links.map(
  ([label, href]) => html`<p><a href="${oneLine(href)}">${label}</a></p>
`,
)}</footer>
</main>
</body>
</html>
`),
  }
}
