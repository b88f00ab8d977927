import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, test } from 'vitest'
import { mailWording, type SecurityEvent } from '../../../schema/wording/mails'
import type { Mail } from '../../../worker/platform/mail/mailer'
import {
  changeEmailMail,
  emailChangedNotice,
  verifyEmailMail,
} from '../../../worker/services/identity/mails/address-mails'
import { placeOf } from '../../../worker/services/identity/mails/asker'
import { layOut } from '../../../worker/services/identity/mails/layout'
import {
  deactivatedMail,
  deletionScheduledMail,
  securityNotice,
} from '../../../worker/services/identity/mails/notices'
import { signInMail } from '../../../worker/services/identity/mails/sign-in-mail'

const SITE = { productName: 'Quire', helpUrl: 'https://help.quire.example' }
const LINK = 'https://quire.example/m/callback/email?token=abc&operation=login'
const WHEN = Date.UTC(2026, 10, 21, 3, 51)
const ORIGIN = 'https://quire.example'
const to = 'maren@example.org'
const asker = { device: 'Firefox on Windows', country: 'AT' }

const signIn = (more: Partial<Parameters<typeof signInMail>[1]> = {}) =>
  signInMail(SITE, { to, operation: 'login', code: '012345', link: LINK, ...asker, ...more })

const EVENTS = Object.keys(mailWording.notice.what) as SecurityEvent[]
const notice = (what: SecurityEvent, detail?: string) =>
  securityNotice(SITE, { to, what, when: WHEN, mainOrigin: ORIGIN, ...asker, ...(detail ? { detail } : {}) })

/** One of each kind. */
const ALL: [string, Mail][] = [
  ['sign in', signIn()],
  ['sign up', signIn({ operation: 'register' })],
  ['sign in by link alone', signIn({ code: null })],
  ['verify email', verifyEmailMail(SITE, { to, link: LINK, ...asker })],
  ['change email', changeEmailMail(SITE, { to, link: LINK, ...asker })],
  ['email changed', emailChangedNotice(SITE, { to, newEmail: 'new.one@example.net', when: WHEN, ...asker })],
  ['deactivation', deactivatedMail(SITE, { to, when: WHEN, mainOrigin: ORIGIN, ...asker })],
  [
    'deletion',
    deletionScheduledMail(SITE, {
      to,
      when: WHEN,
      removedAt: WHEN + 14 * 86_400_000,
      mainOrigin: ORIGIN,
      ...asker,
    }),
  ],
  ...EVENTS.map((what): [string, Mail] => [what, notice(what)]),
]

interface ReadMail {
  names: string[]
  text: string
  links: { href: string; text: string }[]
  byClass(name: string): string[]
}

const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

/** What a mail program makes of a mail's HTML. */
function read({ html }: Mail): ReadMail {
  const elements: Tree.Element[] = []
  const walk = (node: Tree.Node): void => {
    if ('tagName' in node) elements.push(node)
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  const attribute = (element: Tree.Element, name: string) =>
    element.attrs.find((attr) => attr.name === name)?.value ?? ''
  const body = elements.find(({ tagName }) => tagName === 'body')
  return {
    names: elements.map(({ tagName }) => tagName),
    text: body ? textOf(body) : '',
    links: elements
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => ({ href: attribute(link, 'href'), text: textOf(link) })),
    byClass: (name) => elements.filter((element) => attribute(element, 'class') === name).map(textOf),
  }
}

describe.each(ALL)('a mail of the kind %s', (_, mail) => {
  test('is addressed to the right person, in one line, and has no headers of its own', () => {
    expect(mail.to).toBe(to)
    expect(mail.subject).toMatch(/^\S[^\r\n]{4,120}$/)
    expect(mail.headers).toBeUndefined()
  })

  test('names the product, and says who requested it and what to do if that was somebody else', () => {
    for (const said of [read(mail).text, mail.text]) {
      expect(said).toContain('Quire')
      expect(said).toContain('Firefox on Windows (Austria)')
      expect(said).toMatch(/If this wasn’t you|If you don’t have an account there/)
    }
  })

  test('loads nothing from outside and needs no tables', () => {
    for (const name of ['img', 'script', 'link', 'table', 'iframe', 'form', 'base'])
      expect(read(mail).names, name).not.toContain(name)
    expect(mail.html).not.toMatch(/url\(|@import|javascript:/i)
  })

  test('has its links in the text too, and no hidden ones', () => {
    const { links } = read(mail)
    for (const { href } of links) {
      expect(mail.text).toContain(href)
      expect(href).toMatch(/^https:\/\/(?:help\.)?quire\.example/)
    }
    const button = links[0]
    expect(links.filter(({ href }) => href === button?.href).length).toBeGreaterThan(1)
  })

  test('adapts to light and dark, and to a phone’s width', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)')
    expect(mail.html).toContain('width=device-width')
  })
})

describe('a sign-in mail', () => {
  test('has the code in large digits, and the link as a button and as text', () => {
    const mail = signIn()
    const shown = read(mail)
    expect(shown.byClass('code')).toEqual(['012345'])
    expect(shown.links.slice(0, 2)).toEqual([
      { href: LINK, text: 'Sign in to Quire' },
      { href: LINK, text: LINK },
    ])
    expect(mail.text).toContain('\n012345\n')
    expect(mail.text).toContain(`:\n${LINK}\n`)
    expect(mail.subject).toBe('012345 is your Quire sign-in code')
    expect([mail.code, mail.link]).toEqual(['012345', LINK])
    expect(mail.text).toContain('within 10 minutes')
  })

  test('mentions signing up to new people, and no code when there is none', () => {
    expect(signIn({ operation: 'register' }).subject).toBe('012345 is your Quire sign-up code')
    const mail = signIn({ code: null })
    expect(mail.code).toBeUndefined()
    expect(read(mail).byClass('code')).toEqual([])
    expect(mail.text).not.toMatch(/Enter this code/)
  })

  test('says so when it isn’t known who requested it', () => {
    expect(signIn({ device: null, country: null }).text).toContain('Requested from an unknown browser.')
    expect(signIn({ device: null, country: 'JP' }).text).toContain('from an unknown browser (Japan).')
  })
})

describe('notices', () => {
  test('name the change and its object, and link to the security settings', () => {
    const mail = notice('passkey-added', 'Blue key')
    expect(mail.subject).toBe('A passkey was added – your Quire account')
    expect(mail.text).toContain('It’s called Blue key.')
    expect(mail.text).toContain('Done on 21 November 2026 at 03:51 UTC from')
    expect(read(mail).links[0]?.href).toBe('https://quire.example/me/settings/security')
  })

  test('have different subjects', () => {
    expect(new Set(EVENTS.map((what) => notice(what).subject)).size).toBe(EVENTS.length)
  })

  test('to the old address mostly hide the new one', () => {
    const mail = emailChangedNotice(SITE, { to, newEmail: 'new.one@example.net', when: WHEN, ...asker })
    expect(mail.text).toContain('n•••@example.net')
    expect(mail.text + mail.html).not.toContain('new.one')
  })

  test('of a deletion say how long the account can be restored', () => {
    const mail = ALL.find(([kind]) => kind === 'deletion')?.[1]
    expect(mail?.text).toContain('deleted for good on 5 December 2026')
    expect(mail?.text).toContain('sign in before then')
  })
})

test('places are countries only', () => {
  expect(['AT', 'DE'].map(placeOf)).toEqual(['Austria', 'Germany'])
  for (const country of [null, '', 'XX', 'T1', 'ZZ', 'at', 'Austria', '<b>'])
    expect(placeOf(country)).toBeNull()
})

test('whatever is inserted into a mail stays text, on one line', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<script>x()</script>',
      '"><img src=x>',
      "' onclick='x",
      'a\r\nBcc: b@c.de',
      '</title><b>',
      '&amp;',
    ),
  )
  fc.assert(
    fc.property(nasty, nasty, nasty, nasty, (subject, productName, text, href) => {
      const mail = layOut(
        { productName, helpUrl: href },
        {
          to,
          subject,
          heading: text,
          blocks: [
            { kind: 'text', text },
            { kind: 'note', text },
            { kind: 'code', code: text },
            { kind: 'link', label: text, href },
            { kind: 'story', title: text, text: `x${text}`, href },
          ],
        },
      )
      expect(mail.subject).not.toMatch(/[\r\n\p{Cc}\u202e]/u)
      const plain = layOut(
        { productName: 'p', helpUrl: 'h' },
        {
          to,
          subject: 's',
          heading: 'h',
          blocks: [
            { kind: 'text', text: 't' },
            { kind: 'note', text: 't' },
            { kind: 'code', code: 't' },
            { kind: 'link', label: 't', href: 'h' },
            { kind: 'story', title: 't', text: 'x', href: 'h' },
          ],
        },
      )
      expect(read(mail).names).toEqual(read(plain).names)
      expect(mail.text.split('\n')).toHaveLength(plain.text.split('\n').length)
    }),
  )
})
