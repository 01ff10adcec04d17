import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { careWords } from '#graphql/care/care.inputs.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { EmergencyCard } from '#graphql/contacts/emergencyCard.service.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Device, DeviceWithCode, OwnPin, RestingPin } from './device.model.ts'
import * as schemas from './devices.schema.ts'
import * as devices from './devices.service.ts'
import * as pins from './pins.service.ts'
import { Room, RoomOutcomes } from './room.model.ts'
import * as room from './room.service.ts'

const inputs = inputTypes({
  DeviceInput: input('A tablet for a room.', schemas.deviceSchema, {
    id: 'The tablet to change; omitted for a new one.',
    name: 'Name.',
    classIds: 'Classes whose registers it keeps.',
  }),
  PairingInput: input('A pairing code.', schemas.pairingSchema, { code: 'The code from the office.' }),
  PinInput: input('A PIN for the room tablets.', schemas.pinSchema, { pin: '4 to 6 digits.' }),
  ActAsInput: input('A sign-in at a tablet.', schemas.actAsSchema, {
    userId: 'The member of staff.',
    pin: 'Their PIN.',
    turnKey: 'Public key of the new turn: P-256, SPKI, base64. Required.',
  }),
  OpenCardInput: input('An emergency card to open at a tablet.', schemas.openCardSchema, {
    childId: 'The child.',
    userId: 'The member of staff.',
    pin: 'Their PIN, even if signed in.',
  }),
  RoomActionsInput: input('Actions at a tablet, in order.', schemas.roomActionsSchema, {
    sentAt: "The tablet's time when sending, to check its clock.",
    actions: {
      type: 'RoomActionInput',
      description: 'The actions, earliest first.',
      fields: {
        id: 'A random UUID, to prevent duplicates; for care, the id of the version.',
        kind: 'mark, collect, move or care.',
        byUserId: 'Who did it.',
        happenedAt: "When, by the tablet's clock.",
        childId: 'The child, for mark, care and collect.',
        classId: 'The new class, for move.',
        status: 'present, absent or late; null removes the entry.',
        timeIn: 'Arrival time, HH:mm.',
        timeOut: 'Departure time, HH:mm.',
        collectedBy: 'Who collected the child.',
        collectedReason: "Why somebody not on the child's list collected it.",
        care: {
          type: 'RoomCareInput',
          description: 'The care entry, for care.',
          fields: careWords,
        },
        version: 'Version of the entry it is based on; null if there was none.',
        turnKey: "The public key sent with that person's PIN.",
        signature: 'ECDSA with SHA-256 over the action, base64, made with the private key at the time.',
      },
    },
  }),
})

@Resolver(() => Device)
@ShownField('classes', [Class], devices.classesOf, 'Its classes, in order of age.')
@ShownField('actingName', String, devices.actingNameOf, 'Who is signed in on it now; null if nobody.', {
  nullable: true,
})
@ShownField('restingPins', [RestingPin], devices.restingPinsOf, 'PINs locked on this tablet.')
export class DevicesResolver {
  @Query(() => [Device], { description: 'The room tablets, by name. For administrators.' })
  devices(@Ctx() context: Context) {
    return devices.listDevices(context)
  }

  @Mutation(() => DeviceWithCode, {
    description: 'Adds a tablet and creates its pairing code. For administrators. NOT_FOUND.',
  })
  addDevice(@Ctx() context: Context, @inputs.DeviceInput input: schemas.DeviceInput) {
    return devices.addDevice(context, input)
  }

  @Mutation(() => Device, { description: "Changes a tablet's name or classes. NOT_FOUND, STALE." })
  changeDevice(@Ctx() context: Context, @inputs.DeviceInput input: schemas.DeviceInput) {
    return devices.changeDevice(context, input)
  }

  @Mutation(() => DeviceWithCode, { description: 'Creates a new code for a tablet. For administrators. NOT_FOUND.' })
  renewDeviceCode(@Ctx() context: Context, @IdArg('Id of the tablet.') id: number) {
    return devices.renewDeviceCode(context, id)
  }

  @Mutation(() => Device, {
    description: 'Disconnects a tablet, which is refused and deletes its data at its next contact. NOT_FOUND.',
  })
  revokeDevice(@Ctx() context: Context, @IdArg('Id of the tablet.') id: number) {
    return devices.revokeDevice(context, id)
  }

  @Mutation(() => Boolean, {
    description: 'Pairs the requesting browser, once per code. BAD_USER_INPUT, TOO_MANY_REQUESTS.',
  })
  pairDevice(@Ctx() context: Context, @inputs.PairingInput input: schemas.PairingInput) {
    return devices.pairDevice(context, input)
  }
}

@Resolver()
export class RoomResolver {
  @Query(() => OwnPin, { description: 'Whether you have a PIN for the room tablets. For staff.' })
  myPin(@Ctx() context: Context) {
    return pins.readOwnPin(context)
  }

  @Mutation(() => OwnPin, { description: 'Sets or changes your PIN. FRESH_AUTHENTICATION_REQUIRED.' })
  choosePin(@Ctx() context: Context, @inputs.PinInput input: schemas.PinInput) {
    return pins.choosePin(context, input)
  }

  @Mutation(() => Boolean, { description: "Removes somebody's PIN. For administrators. NOT_FOUND." })
  removePin(
    @Ctx() context: Context,
    @Arg('userId', () => Int, { description: 'The member of staff.' }) userId: number,
  ) {
    return pins.removePin(context, userId)
  }

  @Mutation(() => Boolean, {
    description: 'Signs in at this tablet until two minutes after the last action. BAD_USER_INPUT, NOT_FOUND.',
  })
  actAs(@Ctx() context: Context, @inputs.ActAsInput input: schemas.ActAsInput) {
    return pins.actAs(context, input)
  }

  @Mutation(() => Boolean, { description: 'Signs out at this tablet until the next PIN.' })
  stopActing(@Ctx() context: Context) {
    return pins.stopActing(context)
  }

  @Mutation(() => EmergencyCard, {
    description:
      "Opens the emergency contacts of a child in this tablet's room once; logged for the owner of the PIN. BAD_USER_INPUT, NOT_FOUND.",
  })
  openEmergencyCard(@Ctx() context: Context, @inputs.OpenCardInput input: schemas.OpenCardInput) {
    return pins.openEmergencyCard(context, input)
  }

  @Query(() => Room, { description: "The requesting tablet's room today." })
  room(@Ctx() context: Context) {
    return room.readRoom(context)
  }

  @Mutation(() => RoomOutcomes, {
    description: 'Records actions of the requesting tablet: each once, in order, refused individually.',
  })
  recordRoomActions(@Ctx() context: Context, @inputs.RoomActionsInput input: schemas.RoomActionsInput) {
    return room.recordRoomActions(context, input)
  }
}
