/** Text that belongs to a video: subtitles, captions, descriptions or chapters. */
export interface PlayerTrack {
  /** http(s) address of a WebVTT file, or the path of one in our store. */
  src: string
  kind: 'subtitles' | 'captions' | 'descriptions' | 'chapters'
  language: string
  label: string
}

/** How the file that a card links to is played. */
export interface Player {
  kind: 'audio' | 'video'
  /** Pixels of a video, if known. */
  width?: number
  height?: number
  /** http(s) address of what a video shows before it plays; a picture of our own store is the card's `imageId`. */
  poster?: string
  tracks?: PlayerTrack[]
  /** Where what is said can be read: an http(s) address, or the path of a file in our store. */
  transcript?: string
}

/** What is known of a file in our store that a card leads to. */
export interface StoredFile {
  /** As it is served. */
  type: string
  bytes: number
}
