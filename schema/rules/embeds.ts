import { safeWebAddress } from './links'

/** A frame that a story may show. */
export interface Frame {
  /** The provider's name, as a title if there is none. */
  provider: string
  /** The https address of the frame. */
  src: string
}

interface Provider {
  name: string
  /** Hosts whose frames the content security policy allows. */
  hosts: readonly string[]
  /** The frame's address for a page or frame of this provider. */
  frame: (url: URL) => string | undefined
}

const ID = /^[\w-]{3,64}$/

const youtube = (url: URL): string | undefined => {
  const [first = '', second = ''] = url.pathname.slice(1).split('/')
  const isShort = url.hostname === 'youtu.be'
  const id = isShort ? first : first === 'watch' ? url.searchParams.get('v') : second
  const known = isShort || ['watch', 'embed', 'shorts', 'live', 'v'].includes(first)
  if (!known || !id || !ID.test(id)) return undefined
  const start = /^(\d{1,6})s?$/.exec(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '')?.[1]
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

const vimeo = (url: URL): string | undefined => {
  const [, id, hash] = /^\/(?:video\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?$/.exec(url.pathname) ?? []
  const key = hash ?? url.searchParams.get('h')
  if (!id) return undefined
  return `https://player.vimeo.com/video/${id}${key && /^[0-9a-f]+$/.test(key) ? `?h=${key}` : ''}`
}

const codepen = (url: URL): string | undefined => {
  const [, user, id] =
    /^\/([\w-]+)\/(?:pen|embed|full|details)\/(?:preview\/)?([\w-]+)$/.exec(url.pathname) ?? []
  return user && id ? `https://codepen.io/${user}/embed/${id}` : undefined
}

const gist = (url: URL): string | undefined => {
  const [, user, id] = /^\/([\w-]+)\/([0-9a-f]{6,40})(?:\.js|\.pibb)?$/.exec(url.pathname) ?? []
  return user && id ? `https://gist.github.com/${user}/${id}.pibb` : undefined
}

const spotify = (url: URL): string | undefined => {
  const [, kind, id] =
    /^\/(?:embed\/)?(track|album|playlist|episode|show|artist)\/(\w{10,40})$/.exec(url.pathname) ?? []
  return kind && id ? `https://open.spotify.com/embed/${kind}/${id}` : undefined
}

const asItIs =
  (path: RegExp) =>
  (url: URL): string | undefined =>
    path.test(url.pathname) ? `https://${url.host}${url.pathname}${url.search}` : undefined

const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: ['www.youtube-nocookie.com', 'www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be'],
    frame: youtube,
  },
  { name: 'Vimeo', hosts: ['player.vimeo.com', 'vimeo.com', 'www.vimeo.com'], frame: vimeo },
  { name: 'OpenStreetMap', hosts: ['www.openstreetmap.org'], frame: asItIs(/^\/export\/embed\.html$/) },
  { name: 'CodePen', hosts: ['codepen.io'], frame: codepen },
  { name: 'GitHub Gist', hosts: ['gist.github.com'], frame: gist },
  { name: 'Spotify', hosts: ['open.spotify.com'], frame: spotify },
  { name: 'SoundCloud', hosts: ['w.soundcloud.com'], frame: asItIs(/^\/player\/?$/) },
  { name: 'CodeSandbox', hosts: ['codesandbox.io'], frame: asItIs(/^\/embed\/[\w-]+$/) },
  { name: 'Figma', hosts: ['www.figma.com'], frame: asItIs(/^\/embed$/) },
  { name: 'Internet Archive', hosts: ['archive.org'], frame: asItIs(/^\/embed\/[\w.-]+$/) },
  { name: 'TED', hosts: ['embed.ted.com'], frame: asItIs(/^\/talks\/[\w/-]+$/) },
  { name: 'Datawrapper', hosts: ['datawrapper.dwcdn.net'], frame: asItIs(/^\/\w+\/\d*\/?$/) },
]

/**
 * The frame for an address of an allowed provider, whether it is the address of the frame or of the page to
 * watch; nothing for any other provider. Rule: docs/rules/stories.md, "Embeds".
 */
export function frameOf(address: string): Frame | undefined {
  const href = safeWebAddress(address)
  if (href === undefined) return undefined
  const url = new URL(href)
  if (url.port !== '' || url.username !== '' || url.password !== '') return undefined
  const provider = PROVIDERS.find((p) => p.hosts.includes(url.hostname))
  const src = provider?.frame(url)
  return provider && src ? { provider: provider.name, src } : undefined
}

/** Whether an https address is that of a frame that a body may contain. */
export const isFrameAddress = (src: string): boolean => frameOf(src)?.src === src

/** Hosts whose frames a story may show, for the content security policy: a provider's first host serves them. */
export const FRAME_HOSTS: readonly string[] = PROVIDERS.map((p) => p.hosts[0] ?? '')
