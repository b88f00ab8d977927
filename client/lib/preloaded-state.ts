import type { TableName } from '../../schema/routes/tables'
import type { ExperimentGroup, ExperimentPlace } from '../../schema/rules/experiments'
import type { FlagsOn } from '../../schema/rules/flags'

/** What the worker tells the client in addition to the page's data. Plain JSON. */
export interface PreloadedState {
  config: {
    productName: string
    /** `https://quire.example`, where the default routing table is served. */
    mainOrigin: string
    helpUrl: string
    statusUrl: string
    /** Pages elsewhere that the operator has named. */
    pressUrl?: string
    blogUrl?: string
    textToSpeechUrl?: string
    surveyUrl?: string
    /** The address that opens the app; `{url}` in it stands for the page's. */
    appLink?: string
    /** Domains whose links search engines may follow from what people write; absent if there are none. */
    trustedDomains?: readonly string[]
    /** Sent with GraphQL requests. */
    version: string
  }
  client: {
    /** Which routing table this host has. */
    table: TableName
    /** The origin of this host, such as `https://tidewater.example`. */
    origin: string
    /** The owner of the host: the username of a user's host, the slug of a publication's. */
    hostParams: Record<string, string>
    viewerIsBot: boolean
    /** From the request; a shared page can't know it (docs/rules/viewer.md, "Tracking"). */
    isTrackingAllowed: boolean
  }
  /** How the shared cache treats the page; only for members of staff. */
  cache?: {
    /** Absent if no experiment divides the viewers of the page. */
    experimentGroup?: ExperimentGroup
    /** What purges the page where it is stored. */
    tags: readonly string[]
    status: 'enabled' | 'disabled'
    /** Why it isn't stored. */
    reason?: string
  }
  /** How the page was made; only for members of staff (docs/rules/viewer.md, "Debug menu"). */
  debug?: {
    /** As the log has it. */
    requestId: string
    /** Where the request's trace can be seen, if the configuration says so. */
    traceUrl?: string
    /** Headers by which the page's own requests belong to the same trace. */
    spanCarrier?: Readonly<Record<string, string>>
  }
  /** The viewer's place in the running experiment; absent if none runs. */
  experiment?: ExperimentPlace
  /** The flags that are on for the person for whom the page was made. */
  flags: FlagsOn
  session: {
    /** Whether the page was made for a signed-in person; ViewerQuery says who it is. */
    isLoggedIn: boolean
    /** Whether the sidebar stays open beside the page, as this browser remembers; absent if it doesn't. */
    isSidebarOpen?: true
    /** Whether a member of staff acts as that person. */
    isSpoofed: boolean
  }
}
