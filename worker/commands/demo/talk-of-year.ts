import type { Said } from './talk'

/** What readers say below the stories of the writer with a year behind her (write-year.ts), by the story's file. */
export const TALK_OF_YEAR: Readonly<Record<string, readonly Said[]>> = {
  'the-notches-were-the-ledger': [
    {
      by: 'walter',
      text: 'The word lives on in my trade, too. A stock, at a bindery, is still what you have and owe to nobody.',
      answers: [{ by: 'priya', text: 'I’ll take that as the motto of the next inventory.' }],
    },
    { by: 'yearly', text: 'I work two streets from Kew and had no idea that one may touch them.' },
  ],
  'six-digits-from-a-post-office': [
    {
      by: 'greta',
      text: 'Railway wagons are numbered like this: country, keeper, type, and only at the end the wagon itself. One reads them at walking pace, beside the track.',
      answers: [
        {
          by: 'priya',
          text: 'And I suppose the last digit checks the rest. I should like to walk along a train with you.',
        },
      ],
    },
    { by: 'switching', text: 'Mr Selvam deserves a story of his own.' },
  ],
  'two-locks-on-the-parish-chest': [
    {
      by: 'samuel',
      text: 'The walk-in at my last kitchen had two padlocks for the same reason, and the saffron still went.',
      answers: [{ by: 'priya', text: 'Then somebody had both keys, or both of them liked saffron.' }],
    },
  ],
  'a-machine-that-counted-holes': [
    { by: 'jonas', text: 'The lids! I’d read about the dials a dozen times. Nobody ever mentions the lids.' },
    {
      by: 'noor',
      text: 'Thank you for the last part. Most accounts of this machine stop at the train.',
      answers: [
        { by: 'priya', text: 'I had stopped there as well, in the first version. Jonas sent it back.' },
      ],
    },
  ],
  'the-last-digit-knows': [
    {
      by: 'ines',
      text: 'Tried it on the nearest spine, got it wrong, tried again. The *book* was right.',
      answers: [{ by: 'priya', text: 'It generally is.' }],
    },
  ],
  'a-ticket-is-a-number-that-remembers': [
    { by: 'greta', text: 'I own the press from Settle. It weighs as much as a calf and still thumps.' },
    {
      by: 'lapsed',
      text: 'We numbered the hooks at the tool library after reading this. Three drills have come home.',
    },
  ],
  'the-notebook-that-nobody-balanced': [
    {
      by: 'gifted',
      text: 'I rang my mother after the last paragraph. We talked about the neighbour with the ladder for an hour.',
      answers: [
        { by: 'priya', text: 'Whose ladder was it?' },
        { by: 'gifted', text: 'Nobody remembers. That was the hour.' },
      ],
    },
    { by: 'kenji', text: '“Shade. The tailor, while it rained.” I’ll keep that one.' },
    {
      by: 'expiring',
      text: 'Bei uns hieß sie Frau Voss und hatte ein Bügeleisen. Aufgeschrieben hat es keiner, gewusst haben es alle.',
    },
  ],
}
