/** Why a picture was refused. */
export const uploadWording = {
  tooLarge: 'A picture has at most 10 MB.',
  unknownType: 'A picture is a JPEG, PNG, GIF or WebP.',
  tooManyPixels: 'This picture has too many pixels.',
  incomplete: 'This picture is damaged or was cut off on its way. Please try it again.',
  empty: 'There is no picture in this request.',
  tooMany: 'You have brought many pictures. Please try again in an hour.',
  suspended: 'Your account is suspended.',
} as const
