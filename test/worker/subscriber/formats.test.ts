import { describe, expect, test } from 'vitest'
import { MOST_LIST_FAULTS } from '../../../schema/rules/subscribers'
import { keeper, subscribersOf } from './support'

/** What each service's file says of four people: one who is subscribed, and three who aren't, or not yet. */
const FILES = {
  substack: `email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at
ada@x.example,false,,other,false,2020-02-01T10:00:00Z,
gone@x.example,false,,other,true,2020-02-01T10:00:00Z,
`,
  ghost: `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels
1,ada@x.example,Ada,Likes trains,true,false,,2020-02-01T10:00:00Z,,"friends,maths"
2,gone@x.example,Gone,,false,false,,2020-02-01T10:00:00Z,,
`,
  mailchimp: `"Email Address","First Name","Last Name","Address","OPTIN_TIME","NOTES","TAGS"
ada@x.example,Ada,Lovelace,"1 Street
Town","2020-02-01 10:00:00","Likes trains","""friends"",""maths"""
`,
  beehiiv: `id,email,status,created_at,tags
1,ada@x.example,active,2020-02-01 10:00:00,friends
2,gone@x.example,inactive,2020-02-01 10:00:00,
3,asked@x.example,pending,2020-02-01 10:00:00,
`,
  buttondown: `email_address,creation_date,notes,subscriber_type,tags
ada@x.example,2020-02-01T10:00:00Z,Likes trains,regular,friends
gone@x.example,2020-02-01T10:00:00Z,,unsubscribed,
asked@x.example,2020-02-01T10:00:00Z,,unactivated,
`,
} as const

const SINCE = Date.parse('2020-02-01T10:00:00Z')

describe('a file of', () => {
  for (const [name, file] of Object.entries(FILES))
    test(`${name} is understood without help`, async () => {
      const ana = await keeper()
      await ana.bring(file)
      const rows = await subscribersOf(ana.user.id)
      expect(rows.get('ada@x.example')).toMatchObject({ state: 'active', consentedAt: SINCE })
      expect(rows.has('gone@x.example')).toBe(false)
      expect(rows.get('asked@x.example')?.state ?? 'pending').toBe('pending')
      if (file.includes('Likes trains')) expect(rows.get('ada@x.example')?.note).toBe('Likes trains')
      if (file.includes('friends')) expect(rows.get('ada@x.example')?.tags).toContain('friends')
    })
})

describe('a list', () => {
  test('may be addresses alone, with names in front of them', async () => {
    const ana = await keeper()
    const importId = await ana.bring('one@x.example\r\n \r\n"Two Tails" <two@x.example>\r\nthree@x.example')
    const rows = await subscribersOf(ana.user.id)
    expect([...rows.keys()].sort()).toEqual(['one@x.example', 'three@x.example', 'two@x.example'])
    expect(await ana.shown(importId)).toMatchObject({ lineCount: 3, faultCount: 0 })
  })

  test('may be in UTF-16, separated by semicolons or tabs, with addresses in any script', async () => {
    const text = '\ufeffName;E-Mail\r\nJürgen Müller;jürgen@bücher.example\r\nДмитрий;почта@пример.рф\r\n'
    const utf16 = new Uint8Array(text.length * 2)
    for (let i = 0; i < text.length; i++)
      new DataView(utf16.buffer).setUint16(2 * i, text.charCodeAt(i), true)
    for (const bytes of [utf16, text, text.replaceAll(';', '\t')]) {
      const ana = await keeper()
      await ana.bring(bytes)
      const rows = await subscribersOf(ana.user.id)
      expect(rows.get('jürgen@xn--bcher-kva.example')).toMatchObject({ name: 'Jürgen Müller' })
      expect(rows.get('почта@xn--e1afmkfd.xn--p1ai')).toMatchObject({ name: 'Дмитрий' })
    }
  })

  test('has the addresses in the column that is called so, though the first lines have none', async () => {
    const ana = await keeper()
    const faulty = Array.from({ length: 30 }, (_, i) => `Nobody ${i},nothing ${i}`)
    const importId = await ana.bring(['Name,Email', ...faulty, 'Ada,ada@x.example'].join('\n'))
    expect(await ana.shown(importId)).toMatchObject({ addedCount: 1, faultCount: 30 })
    expect((await subscribersOf(ana.user.id)).get('ada@x.example')).toMatchObject({ name: 'Ada' })
  })

  test('tells the same address once, and addresses that are none apart', async () => {
    const ana = await keeper()
    const bad = Array.from({ length: MOST_LIST_FAULTS + 5 }, (_, i) => `nobody ${i}`)
    const importId = await ana.bring(['email', 'a@x.example', 'A@X.example', ...bad].join('\n'))
    expect(await ana.shown(importId)).toMatchObject({
      state: 'DONE',
      addedCount: 1,
      knownCount: 1,
      faultCount: bad.length,
    })
    const file = await ana.visit.get(`/_/subscriber-imports/${importId}/faults`)
    const lines = (await file.text()).trim().split('\r\n')
    expect([file.status, lines.length]).toEqual([200, MOST_LIST_FAULTS + 1])
    expect(lines[1]).toBe('4,It has no valid email address.,nobody 0')
    const other = await keeper()
    expect((await other.visit.get(`/_/subscriber-imports/${importId}/faults`)).status).toBe(404)
  })

  test('may have line breaks, quotes and formulas in its values, which stay text', async () => {
    const ana = await keeper()
    const name = `=cmd|' /C calc'!A0`
    const note = 'one\r\n"two", =1+1\nthree'
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
    const importId = await ana.bring(
      `email,name,note\r\na@x.example,${cell(name)},${cell(note)}\r\nb@x.example,B,\r\n`,
    )
    expect(await ana.shown(importId)).toMatchObject({ lineCount: 2, addedCount: 2, faultCount: 0 })
    const rows = await subscribersOf(ana.user.id)
    expect(rows.get('a@x.example')).toMatchObject({
      name,
      note: expect.stringMatching(/^one\s+"two", =1\+1\s+three$/),
    })
    const file = await ana.visit.get(`/export/newsletters/${ana.user.id}`)
    // A spreadsheet calculates what begins with one of these signs.
    expect(await file.text()).not.toMatch(/(?:^|[,"])[=+@-]/m)
  })

  test('keeps what stands before a quote that is never closed', async () => {
    const ana = await keeper()
    const importId = await ana.bring('email,note\na@x.example,one\nb@x.example,"two\nc@x.example,three\n')
    const list = await ana.shown(importId)
    expect(list?.state).toBe('DONE')
    expect((await subscribersOf(ana.user.id)).has('a@x.example')).toBe(true)
  })

  test('that is empty isn’t brought', async () => {
    const ana = await keeper()
    const importId = '0000000000fe'
    await ana.send('email,name\n', importId)
    await ana.work()
    expect(await ana.shown(importId)).toMatchObject({ state: 'FAILED' })
    expect(await ana.type(' \n ')).toMatchObject({ code: 'BAD_REQUEST', field: 'text' })
  })
})
