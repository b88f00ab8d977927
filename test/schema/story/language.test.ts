import { expect, test } from 'vitest'
import { languageOfText } from '../../../schema/story/language'

test.each([
  ['吾輩は猫である。名前はまだ無い。', 'en', 'ja'],
  ['学而时习之，不亦说乎？', 'en', 'zh'],
  ['學而時習之，不亦說乎？', 'zh-TW', 'zh-TW'],
  ['모든 인간은 태어날 때부터 자유롭다', 'en', 'ko'],
  ['يولد جميع الناس أحرارًا', 'en', 'ar'],
  ['چه گفتی، پژمان؟ گپ بزنیم', 'en', 'fa'],
  ['כל בני האדם נולדו בני חורין', 'en', 'he'],
  ['Все люди рождаются свободными', 'en', 'ru'],
  ['Всі люди народжуються вільними і рівними', 'en', 'uk'],
  ['Всички хора се раждат свободни', 'bg', 'bg'],
  ['Alle Menschen sind frei geboren', 'de', 'de'],
  ['All human beings are born free', 'ja', 'en'],
  ['The word 海 means sea', 'en-GB', 'en-GB'],
  ['123', 'fr', 'fr'],
])('%s, given as %s, is %s', (text, given, language) => expect(languageOfText(text, given)).toBe(language))
