import { linkTo } from '../../../../schema/routes/links'
import {
  type Contest,
  type EditorWords,
  MOST_WORDS,
  readDraftNews,
} from '../../../../schema/rules/draft-channel'
import { type ChannelBrowser, openChannel } from '../../../lib/channel'
import { windowBrowser } from '../../../lib/window-browser'

/** What an editor hears of the others. */
export interface Hearing {
  onRevision(revision: number): void
  onContest(contest: Contest): void
  onSettled(id: string): void
}

/** The other open editors of a story, in this browser and in others. */
export interface OtherEditors {
  /** Shows them what can't be joined. */
  contest(contest: Contest): void
  settled(id: string): void
  stop(): void
}

/** Connects to the other editors of a story that the server has. Rule: docs/rules/writing.md, "Open editors". */
export function otherEditors(
  postId: string,
  hearing: Hearing,
  browser: ChannelBrowser = windowBrowser(linkTo('DraftSocket', { postId })),
): OtherEditors {
  /** What is said as soon as the tab is connected. */
  let waiting: string | undefined
  const channel = openChannel(browser, {
    onMessage(data) {
      const news = readDraftNews(data)
      if (news === undefined) return false
      hearing.onRevision(news.revision)
      if (news.contest) hearing.onContest(news.contest)
      if (news.settled !== undefined) hearing.onSettled(news.settled)
      return true
    },
    onOpen() {
      if (waiting !== undefined) channel.send(waiting)
      waiting = undefined
    },
  })
  const say = (words: EditorWords): void => {
    const text = JSON.stringify(words)
    if (text.length > MOST_WORDS) return
    waiting = text
    // A new connection proves who is speaking.
    channel.renew()
  }
  return {
    contest: (contest) => say({ contest }),
    settled: (settled) => say({ settled }),
    stop: channel.stop,
  }
}
