import { expect, it } from 'vitest'
import { facesOf } from './childDay.ts'

const child = (id: number, profileImage: string | null = null) => ({ id, profileImage })

it('gives a child its picture, or a drawn face by its number', () => {
  expect(facesOf([child(4, '/files/4.avif'), child(10), child(11)])).toEqual([
    '/files/4.avif',
    '/art/avatar-10.svg',
    '/art/avatar-1.svg',
  ])
})

it('gives no two children of a family the same drawn face', () => {
  const faces = facesOf([child(5), child(15), child(25)])
  expect(new Set(faces).size).toBe(3)
  expect(faces[0]).toBe('/art/avatar-5.svg')
})
