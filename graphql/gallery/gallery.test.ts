import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consentTexts } from '#graphql/consents/consents.rules.ts'
import { buildForm, buildPhoto } from '#tests/factories/files.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { forHome, titleOf } from './gallery.rules.ts'

let server: TestApp
let cookie: string
let photo: Buffer
let child: number
beforeAll(async () => {
  server = await openTestApp({ filling: 'content' })
  cookie = (await server.addUser({ role: 'admin' })).cookie
  photo = await buildPhoto({ width: 600, height: 400 })
  child = await server.addChild({ firstName: 'Lerato', lastName: 'Mokoena' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db('consents').delete()
})

interface Picture {
  id: number
  title: string
  alt: string
  isPublished: boolean
  position: number
  version: number
  preview: string
  children: { firstName: string }[]
  withoutConsent: { firstName: string }[]
}

const add = async (name = 'sand-pit.jpg', fields: Record<string, string> = {}, headers = {}) => {
  const form = buildForm(photo, name, fields)
  const answer = await server.rest<{ picture: Picture; message: string }>('POST', '/api/admin/gallery', {
    form,
    cookie,
    headers,
  })
  expect(answer.json.message).toBe('Picture added successfully')
  return answer.json.picture
}

const run = <Data = { picture: Picture }>(document: string, variables: object = {}) =>
  server.graphql<Data>(document, variables as Record<string, unknown>, { cookie })

const fields = 'id title alt isPublished position version preview children { firstName } withoutConsent { firstName }'
const update = (id: number, input: object) =>
  run(`mutation ($input: PictureInput!) { picture: updatePicture(input: $input) { ${fields} } }`, {
    input: { id, title: 'Sand pit', alt: 'Two spades in the sand', isFeatured: false, childIds: [], ...input },
  })
const act = (what: string, id: number, version?: number) =>
  run(
    what.startsWith('publish') || what.startsWith('hide')
      ? `mutation ($id: Int!, $version: Int) { picture: ${what}(id: $id, version: $version) { ${fields} } }`
      : `mutation ($id: Int!) { picture: ${what}(id: $id) { ${fields} } }`,
    { id, version },
  )

const site = async () => {
  const { data } = await server.graphql<{
    gallery: { id: number; title: string; src: string; sources: { type: string; srcSet: string }[] }[]
  }>('{ gallery { id title src sources { type srcSet } } }')
  return data.gallery
}
const version = async () => (await server.db('content_version').first('version')).version
const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode
const consent = (granted: boolean, givenAt = new Date().toISOString()) =>
  server.db('consents').insert({ childId: child, kind: 'photo', granted, version: 'test', givenAt })

describe('the gallery of a new centre', () => {
  it('shows the eight scenes, three of them first on the home page, each in a category', async () => {
    expect((await site()).map(({ title }) => title)).toEqual([
      'Play mat',
      'Reading corner',
      'Garden',
      'Art table',
      'Music ring',
      'Nap room',
      'Outdoor gym',
      'Lunch table',
    ])
    const { data } = await run<{ galleryCategories: object[] }>('{ galleryCategories { name pictureCount } }')
    expect(data.galleryCategories).toEqual([
      { name: 'Play and learning', pictureCount: 4 },
      { name: 'Outdoors', pictureCount: 2 },
      { name: 'Rest and meals', pictureCount: 2 },
    ])
  })
})

describe('an uploaded picture', () => {
  it('is hidden until it has a caption and is published; then the site shows it in all its widths', async () => {
    const { id, title, preview } = await add()
    expect(title).toBe('Sand pit')
    expect((await server.rest('GET', `${preview}?width=480`, { cookie })).headers['content-type']).toBe('image/webp')
    expect((await site()).some((image) => image.id === id)).toBe(false)
    const refused = await act('publishPicture', id)
    expect(refused.error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { alt: expect.stringMatching(/add a caption/) },
    })

    const { data } = await update(id, {})
    const before = await version()
    expect((await act('publishPicture', id, data.picture.version)).data.picture.isPublished).toBe(true)
    expect(await version()).not.toBe(before)
    const shown = (await site()).find((image) => image.id === id)
    expect(shown?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(shown?.sources[1]?.srcSet).toMatch(/^\/uploads\/\w+\/600\.webp 600w, \/uploads\/\w+\/480\.webp 480w$/)
    expect(await statusOf(shown?.src ?? '')).toBe(200)

    await act('hidePicture', id)
    expect((await site()).some((image) => image.id === id)).toBe(false)
    expect(await statusOf(shown?.src ?? '')).toBe(404)
  })

  it('that is deleted is gone from the site, and comes back as it was', async () => {
    const { id } = await add()
    await update(id, {})
    await act('publishPicture', id)
    const { src = '' } = (await site()).find((image) => image.id === id) ?? {}
    await act('deletePicture', id)
    expect([await statusOf(src), (await site()).length]).toEqual([404, 8])
    expect((await act('deletePicture', id)).error?.code).toBe('NOT_FOUND')
    await act('restorePicture', id)
    expect([await statusOf(src), (await site()).length]).toEqual([200, 9])
    await act('deletePicture', id)
  })

  it('is added once, however often the request arrives', async () => {
    const key = { 'idempotency-key': 'the same picture' }
    const [first, second] = [await add('a.jpg', {}, key), await add('a.jpg', {}, key)]
    expect(second.id).toBe(first.id)
    expect(await server.db('stored_files').where({ state: 'arriving' })).toEqual([])
    await act('deletePicture', first.id)
  })

  it('keeps what two people said of it apart', async () => {
    const { id } = await add()
    await update(id, { version: 1 })
    expect((await update(id, { title: 'Sandbox', version: 1 })).error?.code).toBe('STALE')
    await act('deletePicture', id)
  })

  it('says HTML in its caption as text', async () => {
    const { id } = await add()
    const { data } = await update(id, { alt: '<img src=x onerror=alert(1)> & friends' })
    expect(data.picture.alt).toBe('<img src=x onerror=alert(1)> & friends')
    await act('deletePicture', id)
  })

  it.each([
    [{ title: ' ' }, 'title'],
    [{ alt: 'x'.repeat(301) }, 'alt'],
    [{ childIds: Array.from({ length: 61 }, (_, index) => index + 1) }, 'childIds'],
  ])('is not changed by %o', async (input, field) => {
    const { id } = await add()
    const { error } = await update(id, input)
    expect(error?.code).toBe('BAD_USER_INPUT')
    expect(Object.keys(error?.fields ?? {})).toEqual([field])
    await act('deletePicture', id)
  })

  it('is not put into a category, and shows no child, that there is not', async () => {
    const { id } = await add()
    expect((await update(id, { categoryId: 999 })).error?.code).toBe('NOT_FOUND')
    expect((await update(id, { childIds: [999_999] })).error?.code).toBe('NOT_FOUND')
    await act('deletePicture', id)
  })
})

describe('a picture that shows a child', () => {
  it('is published only while the latest answer of its parents is yes', async () => {
    const { id } = await add()
    const { data } = await update(id, { childIds: [child, child] })
    expect(data.picture).toMatchObject({
      children: [{ firstName: 'Lerato' }],
      withoutConsent: [{ firstName: 'Lerato' }],
    })
    const message = 'There is no photo consent for Lerato Mokoena. Please ask the parents, or choose another picture.'
    expect((await act('publishPicture', id)).error).toMatchObject({ message, fields: { childIds: message } })
    await consent(false, '2026-01-01T08:00:00Z')
    await consent(true, '2026-01-02T08:00:00Z')
    const published = await act('publishPicture', id)
    expect(published.data.picture).toMatchObject({ isPublished: true, withoutConsent: [] })
    await consent(false)
    expect((await update(id, { childIds: [child] })).error?.fields).toEqual({ childIds: message })
    await act('deletePicture', id)
  })

  it('is not shown in the end when it is published, changed or restored while a parent withdraws the consent', async () => {
    const parent = await server.addUser()
    const shownChild = await server.addChild({}, [parent.id])
    const { version: text } = consentTexts.photo
    const answer = (granted: boolean) =>
      server.graphql(
        'mutation ($input: ConsentInput!) { answerConsent(input: $input) { id } }',
        { input: { childId: shownChild, kind: 'photo', granted, version: text } },
        { cookie: parent.cookie },
      )
    const { id } = await add()
    await update(id, { childIds: [shownChild] })
    const ways: [string, () => Promise<unknown>][] = [
      ['publish', () => act('publishPicture', id)],
      ['update', () => update(id, { childIds: [shownChild] })],
      ['restore', () => act('restorePicture', id)],
    ]
    for (let round = 0; round < 8; round += 1) {
      for (const [way, send] of ways) {
        await answer(true)
        await act(way === 'publish' ? 'hidePicture' : 'publishPicture', id)
        if (way === 'restore') await act('deletePicture', id)
        const [withdrawn] = await Promise.all([answer(false), send()])
        expect(withdrawn.error, way).toBeNull()
        const picture = await server.db('gallery_images').where({ id }).first()
        expect(picture, way).toMatchObject({ isPublished: false })
        expect(await server.db('stored_files').where({ id: picture.fileId }).first(), way).toMatchObject({
          isPublic: false,
        })
        await server.db('gallery_images').where({ id }).update({ deletedAt: null })
        await server.db('stored_files').where({ id: picture.fileId }).update({ removedAt: null })
      }
    }
    await server.db('notifications').delete()
  })

  it('is taken down as soon as a parent withdraws the consent, and staff are told', async () => {
    await consent(true, '2026-01-02T08:00:00Z')
    const { id } = await add()
    await update(id, { childIds: [child] })
    await act('publishPicture', id)
    const { src = '' } = (await site()).find((image) => image.id === id) ?? {}
    const parent = await server.addUser()
    await server.db('guardianships').insert({ parentId: parent.id, childId: child })
    const input = { childId: child, kind: 'photo', granted: false, version: consentTexts.photo.version }
    const withdraw = () =>
      server.graphql('mutation ($input: ConsentInput!) { answerConsent(input: $input) { id } }', { input }, parent)
    expect((await withdraw()).error).toBeNull()
    expect((await site()).some((image) => image.id === id)).toBe(false)
    expect(await statusOf(src)).toBe(404)
    await withdraw()
    expect(await server.db('notifications').where({ kind: 'gallery.takenDown' })).toHaveLength(1)
    await act('deletePicture', id)
  })

  it('stays hidden once the child is removed, also when its caption is changed by somebody who no longer sees that name', async () => {
    const { id } = await add()
    await update(id, { childIds: [child] })
    await server.db('children').where({ id: child }).update({ deletedAt: new Date().toISOString() })
    try {
      expect((await update(id, { childIds: [], alt: 'A spade in the sand' })).error).toBeNull()
      expect((await act('publishPicture', id)).error?.code).toBe('BAD_USER_INPUT')
    } finally {
      await server.db('children').where({ id: child }).update({ deletedAt: null })
    }
    expect((await update(id, { childIds: [] })).data.picture.children).toEqual([])
    expect((await act('publishPicture', id)).data.picture.isPublished).toBe(true)
    await act('deletePicture', id)
  })

  it('that was deleted comes back hidden when the consent has gone', async () => {
    await consent(true, '2026-01-02T08:00:00Z')
    const { id } = await add()
    await update(id, { childIds: [child] })
    await act('publishPicture', id)
    await act('deletePicture', id)
    await consent(false)
    expect((await act('restorePicture', id)).data.picture.isPublished).toBe(false)
    await act('deletePicture', id)
  })
})

describe('the order', () => {
  const move = (id: number, beforeId: number | null) =>
    run('mutation ($id: Int!, $beforeId: Int) { movePicture(id: $id, beforeId: $beforeId) { id } }', { id, beforeId })

  it('is that of the site, and a picture can be put anywhere in it', async () => {
    const titles = async () => (await site()).map(({ title }) => title).slice(0, 3)
    const [first, second, third] = await site()
    await move(third?.id ?? 0, first?.id ?? 0)
    expect(await titles()).toEqual(['Garden', 'Play mat', 'Reading corner'])
    await move(third?.id ?? 0, null)
    expect((await site()).at(-1)?.title).toBe('Garden')
    await move(third?.id ?? 0, (await site())[2]?.id ?? 0)
    expect(await titles()).toEqual(['Play mat', 'Reading corner', 'Garden'])
    expect((await move(second?.id ?? 0, 999)).error?.code).toBe('NOT_FOUND')
    expect((await move(999, second?.id ?? 0)).error?.code).toBe('NOT_FOUND')
  })
})

describe('a category', () => {
  const save = (input: object) =>
    run<{ category: { id: number; name: string; version: number } }>(
      'mutation ($input: GalleryCategoryInput!) { category: saveGalleryCategory(input: $input) { id name version } }',
      { input },
    )
  const remove = (id: number) => run('mutation ($id: Int!) { deleteGalleryCategory(id: $id) { id } }', { id })

  it('can be added, renamed and, while it is empty, deleted', async () => {
    const { data } = await save({ name: 'Outings' })
    expect((await save({ ...data.category, name: 'Trips' })).data.category.name).toBe('Trips')
    expect((await save({ ...data.category, name: 'Trips again' })).error?.code).toBe('STALE')
    expect((await save({ name: 'trips' })).error?.message).toMatch(/already exists/)
    const { id } = await add('trip.jpg', { categoryId: String(data.category.id) })
    expect((await remove(data.category.id)).error?.message).toBe(
      'One picture is in Trips. Please move them to another category first.',
    )
    await act('deletePicture', id)
    expect((await remove(data.category.id)).error).toBeNull()
    expect((await remove(data.category.id)).error?.code).toBe('NOT_FOUND')
  })
})

describe('the rules', () => {
  it.each([
    ['IMG_2041.JPG', 'New picture'],
    ['WhatsApp Image 2026-11-20 at 08.15.jpeg', 'New picture'],
    ['sand-pit_at_noon.webp', 'Sand pit at noon'],
    ['.jpg', 'New picture'],
  ])('make of the file %s the title %s', (file, title) => {
    expect(titleOf(file)).toBe(title)
  })

  it('put featured pictures first on the home page, and no more than eight', () => {
    const pictures = Array.from({ length: 10 }, (_, id) => ({ id, isFeatured: id === 9 || id === 4 }))
    expect(forHome(pictures).map(({ id }) => id)).toEqual([4, 9, 0, 1, 2, 3, 5, 6])
  })
})
