import { uploadPicture } from '../../picture/upload-picture'

/** What a film is shown as before it plays. */
export interface FilmFacts {
  /** Pixels. */
  width?: number
  height?: number
  /** The picture that stands in its place. */
  imageId?: string
}

/** How long a film may take to show its first picture, in milliseconds. */
const TIME = 15_000

const once = (film: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<unknown> =>
  new Promise((resolve, reject) => {
    film.addEventListener(name, resolve, { once: true })
    film.addEventListener('error', reject, { once: true })
    setTimeout(reject, TIME)
  })

/** The film's present picture as a file. */
const pictureOf = (film: HTMLVideoElement): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = film.videoWidth
  canvas.height = film.videoHeight
  canvas.getContext('2d')?.drawImage(film, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

/** The size of a film in our store, and a picture of its first second. What can't be found out is left out. */
export async function filmFacts(src: string): Promise<FilmFacts> {
  const film = document.createElement('video')
  Object.assign(film, { muted: true, preload: 'auto', src })
  const facts: FilmFacts = {}
  try {
    await once(film, 'loadeddata')
    const { videoWidth: width, videoHeight: height, duration } = film
    if (width > 0 && height > 0) Object.assign(facts, { width, height })
    const sought = once(film, 'seeked')
    film.currentTime = Math.min(1, (Number.isFinite(duration) ? duration : 0) / 2)
    await sought
    const picture = await pictureOf(film)
    const stored = picture && (await uploadPicture(new File([picture], 'poster.jpg', { type: picture.type })))
    if (stored && 'imageId' in stored) facts.imageId = stored.imageId
  } catch {
    // It plays without.
  }
  film.removeAttribute('src')
  film.load()
  return facts
}
