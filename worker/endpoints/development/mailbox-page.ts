import { html } from 'hono/html'
import type { ReceivedMail } from '../../platform/development/mailbox'
import { allHeaders } from '../../platform/mail/all-headers'
import type { Sender } from '../../platform/mail/sender'
import { developmentPage, type Html } from './page'

const STYLE = `
article { margin-block: 24px; padding-top: 16px; border-top: 1px solid #8888 }
h2 { margin: 0; font-size: 18px }
.code { font: 700 28px ui-monospace, monospace; letter-spacing: 4px }
a, dd { overflow-wrap: anywhere }
iframe { width: 100%; height: 640px; border: 1px solid #8888 }`

const time = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`

const article = ({ at, mail }: ReceivedMail, from: Sender): Html => {
  const { to, subject, code, link } = mail
  const headers = Object.entries(allHeaders(mail, from, at))
  return html`<article>
<h2>${subject}</h2>
<p>To ${to}, ${time(at)}</p>
${code !== undefined && html`<p class="code">${code}</p>`}
${link !== undefined && /^https?:/.test(link) && html`<p><a href="${link}">${link}</a></p>`}
<details><summary>Headers</summary>
<dl>${headers.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
</details>
<details><summary>The mail</summary>
<iframe title="${subject}" sandbox="allow-popups" srcdoc="${mail.html}"></iframe>
</details>
</article>`
}

/** The mailbox for people. Each mail is shown in a sandboxed frame of its own. */
export const mailboxPage = (mails: readonly ReceivedMail[], from: Sender): Response =>
  developmentPage({
    title: `Mailbox (${mails.length})`,
    style: STYLE,
    main: html`<h1>Mailbox</h1>
${mails.length === 0 ? html`<p>Nothing has been sent yet.</p>` : mails.map((mail) => article(mail, from))}`,
  })
