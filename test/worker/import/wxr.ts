/** Exports for tests, written as WordPress writes them. */

export interface WxrItemInput {
  title?: string
  content?: string
  excerpt?: string
  id?: number
  guid?: string
  type?: string
  status?: string
  /** `2020-01-02 03:04:05`, UTC. */
  date?: string
  creator?: string
  password?: string
  sticky?: boolean
  tags?: string[]
  categories?: string[]
  /** All authors of a story, as a plug-in for several of them stores them. */
  authors?: string[]
  meta?: Record<string, string>
  attachmentUrl?: string
  parent?: number
}

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** An item of an export. */
export function wxrItem(item: WxrItemInput): string {
  const id = item.id ?? 1
  const terms = [
    ...(item.categories ?? []).map(
      (name) => `<category domain="category" nicename="x">${cdata(name)}</category>`,
    ),
    ...(item.authors ?? []).map((name) => `<category domain="author" nicename="x">${cdata(name)}</category>`),
    ...(item.tags ?? []).map((name) => `<category domain="post_tag" nicename="x">${cdata(name)}</category>`),
  ]
  const meta = Object.entries(item.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  return `<item>
  <title>${cdata(item.title ?? `Story ${id}`)}</title>
  <link>https://blog.example/${id}/</link>
  <dc:creator>${cdata(item.creator ?? 'ada')}</dc:creator>
  <guid isPermaLink="false">${item.guid ?? `https://blog.example/?p=${id}`}</guid>
  <content:encoded>${cdata(item.content ?? `The text of story ${id}.`)}</content:encoded>
  <excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
  <wp:post_id>${id}</wp:post_id>
  <wp:post_date_gmt>${item.date ?? '2020-01-02 03:04:05'}</wp:post_date_gmt>
  <wp:status>${item.status ?? 'publish'}</wp:status>
  <wp:post_parent>${item.parent ?? 0}</wp:post_parent>
  <wp:post_type>${item.type ?? 'post'}</wp:post_type>
  <wp:post_password>${item.password ?? ''}</wp:post_password>
  <wp:is_sticky>${item.sticky ? 1 : 0}</wp:is_sticky>
  ${item.attachmentUrl ? `<wp:attachment_url>${item.attachmentUrl}</wp:attachment_url>` : ''}
  ${terms.join('\n  ')}
  ${meta.join('\n  ')}
  <wp:comment><wp:comment_content>${cdata('A comment that stays out.')}</wp:comment_content></wp:comment>
</item>`
}

/** A whole export. */
export function wxr(items: readonly WxrItemInput[], head = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
${head}<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Blog &amp; Notes</title>
  <link>https://blog.example</link>
  <description>What we wrote before</description>
  <language>en-GB</language>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:author><wp:author_login>${cdata('ada')}</wp:author_login><wp:author_email>${cdata('writer@quire.test')}</wp:author_email><wp:author_display_name>${cdata('Ada Blum')}</wp:author_display_name></wp:author>
  <wp:author><wp:author_login>${cdata('ben')}</wp:author_login><wp:author_display_name>${cdata('Ben Ochs')}</wp:author_display_name></wp:author>
  <image><title>Not the title</title></image>
${items.map(wxrItem).join('\n')}
</channel>
</rss>`
}
