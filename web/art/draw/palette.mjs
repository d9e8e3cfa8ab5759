/** The colours of the illustrations, those of the product's light palette and a few shades of them. */
export const c = {
  sky: '#F7E9C9',
  sand: '#EBD6A8',
  sun: '#F6AE22',
  gold: '#D98F12',
  mist: '#DCE3CF',
  sage: '#B7CDB9',
  moss: '#7FA79C',
  teal: '#3E7A79',
  peacock: '#0F5461',
  deep: '#0B3D48',
  cream: '#FFF9EC',
  clay: '#D07A4F',
  brick: '#A9552F',
  rose: '#E3A79A',
  blush: '#F0CBBE',
  plum: '#5A3D5C',
  grape: '#422A46',
  wood: '#8A5A3C',
  hair: '#241A18',
  brown: '#4A2E22',
  grey: '#8F8B86',
  white: '#FFFFFF',
};

export const skins = ['#8D5A3B', '#B27A50', '#BE8759', '#85573A', '#C99468', '#9A6843', '#6F4630'];
