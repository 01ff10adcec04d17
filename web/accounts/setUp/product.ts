/** Shown where a centre's name will be, once it has one. */
export const product = { name: 'Kiewiet', tagline: 'For early learning centres' }
