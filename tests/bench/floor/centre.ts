import { answer, list, object, parts } from './json.ts'

const setting = (name: string, fields: string) =>
  `(select ${parts('value', fields)} from settings where name = '${name}')`

/** `Frame`. $1 who is signed in. */
export const frame = answer({
  viewer: `(select ${object('users', 'id role firstName lastName email')} from users where id = $1)`,
  centre: setting(
    'centre',
    'name fullName tagline street area city phone email website whatsapp whatsappGreeting facebook instagram latitude longitude centreHours programHours',
  ),
  programs: `(select ${list(object('programs', 'slug title'), 'position')} from programs where is_active)`,
})

/** `SiteContent`. The pictures that a centre starts with were not uploaded, so they have no other formats. */
export const content = answer({
  statistics: `(select figures.value || jsonb_build_array(jsonb_build_object('label', 'open each day', 'value',
      round(extract(epoch from (centre.value #>> '{centreHours,closes}')::time - (centre.value #>> '{centreHours,opens}')::time)
        / 3600) || 'hrs'))
    from settings as figures, settings as centre where figures.name = 'statistics' and centre.name = 'centre')`,
  about: setting('about', 'mission vision approach'),
  programs: `(select ${list(
    object(
      'programs',
      'slug title tags description offers image imageAlt imageWidth imageHeight companion ageLabel ratio fullTimeCents halfDayCents',
      `'imageSources', json_build_array()`,
    ),
    'position',
  )} from programs where is_active)`,
  gallery: `(select ${list(
    object('gallery_images', 'src title alt width height isFeatured', `'sources', json_build_array()`),
    'position, id',
  )} from gallery_images where is_published and deleted_at is null)`,
  faq: `(select ${list(object('faq_entries', 'question answer'), 'position, id')}
    from faq_entries where is_published and deleted_at is null)`,
  feeTerms: `(select json_build_object(
      'registrationFeeCents', terms.value -> 'registrationFeeCents',
      'siblingDiscountPercent', terms.value -> 'siblingDiscountPercent',
      'fullTime', centre.value -> 'programHours',
      'halfDay', json_build_object('opens', centre.value #> '{programHours,opens}', 'closes', terms.value -> 'halfDayEnds'))
    from settings as terms, settings as centre where terms.name = 'feeTerms' and centre.name = 'centre')`,
})
