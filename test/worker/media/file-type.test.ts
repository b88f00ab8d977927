import { expect, test } from 'vitest'
import { fileType } from '../../../worker/services/media/file-type'

/** The bytes of a text of Latin-1 signs. */
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['audio/wav', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['audio/mpeg', 'ID3\x04\x00\x00\x00\x00\x00\x21TSSE'],
  ['audio/mpeg', '\xff\xfb\x90\x64\x00\x0f\xf0\x00'],
  ['audio/mp4', '\x00\x00\x00\x1cftypM4A \x00\x00\x02\x00'],
  ['video/mp4', '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00'],
  ['video/mp4', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00'],
  ['audio/ogg', 'OggS\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00OpusHead'],
  ['audio/ogg', 'OggS\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x01vorbis'],
  ['audio/flac', 'fLaC\x00\x00\x00\x22'],
  ['audio/webm', '\x1aE\xdf\xa3\x9fB\x82\x84webm…A_OPUS'],
  ['video/webm', '\x1aE\xdf\xa3\x9fB\x82\x84webm…V_VP9…A_OPUS'],
  ['text/vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello'],
  ['text/vtt', '\xef\xbb\xbfWEBVTT'],
])('%s', (type, text) => {
  expect(fileType(bytes(text))).toBe(type)
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'],
  ['a document', '%PDF-1.7'],
  ['a picture in a film’s container', '\x00\x00\x00\x20ftypheic\x00\x00\x00\x00'],
  ['a film of Ogg', 'OggS\x00\x02\x00\x80theora…\x01vorbis'],
  ['a Matroska file', '\x1aE\xdf\xa3\x9fB\x82\x88matroska'],
  ['another RIFF', 'RIFF\x24\x00\x00\x00AVI LIST'],
  ['a word that begins like captions', 'WEBVTTX'],
  ['nothing', ''],
])('%s is an attachment', (_, text) => {
  expect(fileType(bytes(text))).toBe('application/octet-stream')
})
