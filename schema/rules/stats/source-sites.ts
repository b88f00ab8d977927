/**
 * Sites that lead readers to stories, by their domain: `google` alone stands for the domain in each country
 * (`google.de`, `google.co.uk`). A domain stands for all hosts below it. Rule: docs/rules/stats.md, "Sources".
 */

const names = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Search engines, and what answers questions with links. */
const SEARCH = names(`
  google bing yandex baidu yahoo duckduckgo.com ecosia.org qwant.com startpage.com search.brave.com kagi.com naver.com
  seznam.cz sogou.com so.com ask.com mojeek.com swisscows.com search.aol.com metager.org marginalia-search.com you.com
  perplexity.ai chatgpt.com chat.openai.com claude.ai gemini.google.com copilot.microsoft.com phind.com
`)

const SOCIAL = names(`
  facebook.com fb.me twitter.com x.com t.co instagram.com threads.net threads.com linkedin.com lnkd.in reddit.com
  redd.it news.ycombinator.com lobste.rs bsky.app go.bsky.app mastodon.social mastodon.online hachyderm.io fosstodon.org
  phanpy.social pinterest tumblr.com t.umblr.com youtube.com youtu.be vimeo.com tiktok.com vk.com ok.ru weibo.com weibo.cn
  t.cn zhihu.com douban.com quora.com stackoverflow.com stackexchange.com github.com discord.com telegram.org t.me
  web.telegram.org web.whatsapp.com whatsapp.com snapchat.com twitch.tv slashdot.org digg.com flipboard.com xing.com
  line.me slack.com hubzilla.org lemmy.world kbin.social mix.com substack.com medium.com
`)

const MAIL = names(`
  mail.google.com inbox.google.com mail.yahoo outlook.com outlook.live.com outlook.office.com outlook.office365.com
  mail.live.com mail.aol.com mail.proton.me proton.me app.fastmail.com fastmail.com mail.zoho.com hey.com app.hey.com
  icloud.com mail.ru e.mail.ru mail.yandex mail.qq.com mail.163.com mail.126.com mail.naver.com mail.daum.net gmx
  web.de mail.com tutanota.com app.tuta.com mailbox.org webmail.freenet.de email.seznam.cz mail.rambler.ru
`)

const READERS = names(`
  feedly.com inoreader.com newsblur.com theoldreader.com feedbin.com feedbin.me reader.miniflux.app netvibes.com
  bazqux.com feedspot.com getpocket.com instapaper.com readwise.io read.readwise.io omnivore.app matter.com
  raindrop.io feedreader.com commafeed.com newsboat.org
`)

export type KnownSource = 'mail' | 'reader' | 'search' | 'social'

/** The longest name wins, so that `mail.google.com` is mail although `google` searches. */
export const KNOWN_SITES: ReadonlyMap<string, KnownSource> = new Map(
  (
    [
      ['search', SEARCH],
      ['social', SOCIAL],
      ['mail', MAIL],
      ['reader', READERS],
    ] as const
  ).flatMap(([kind, sites]) => sites.map((site) => [site, kind] as const)),
)
