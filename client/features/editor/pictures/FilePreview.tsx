import { useEffect, useRef } from 'react'

/** As wide as the text, in pixels. */
const WIDTH = 680

/**
 * A picture's file as it will look, before it is stored. It is drawn rather than addressed: the content security policy
 * allows no addresses of files in the tab. One that can't be decoded leaves the place empty.
 */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isThere = true
    createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const element = canvas.current
        if (!isThere || !element) return bitmap.close()
        element.width = bitmap.width
        element.height = bitmap.height
        element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
      },
      () => {},
    )
    return () => {
      isThere = false
    }
  }, [file])
  return <canvas ref={canvas} width={0} height={0} />
}
