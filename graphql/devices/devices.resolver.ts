import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { careWords } from '#graphql/care/care.inputs.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { EmergencyCard } from '#graphql/contacts/emergencyCard.service.ts'
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
    id: 'The tablet to be changed; left out for a new one.',
    name: 'What the centre calls it.',
    classIds: 'The classes whose registers are kept with it.',
  }),
  PairingInput: input('What pairs a tablet.', schemas.pairingSchema, { code: 'The code that the office sees.' }),
  PinInput: input('A PIN for the tablets of the rooms.', schemas.pinSchema, { pin: '4 to 6 digits.' }),
  ActAsInput: input('Who acts at a tablet.', schemas.actAsSchema, {
    userId: 'The member of staff.',
    pin: 'Their PIN.',
    turnKey: 'Public key of the turn that begins: P-256, SPKI, base64. Without one it is refused.',
  }),
  OpenCardInput: input('Whose emergency card somebody opens at a tablet.', schemas.openCardSchema, {
    childId: 'The child.',
    userId: 'The member of staff.',
    pin: 'Their PIN, also while they act.',
  }),
  RoomActionsInput: input('What was done at a tablet, in its order.', schemas.roomActionsSchema, {
    sentAt: 'The time of the tablet as it sends this, by which its clock is measured.',
    actions: {
      type: 'RoomActionInput',
      description: 'The actions, the first one first.',
      fields: {
        id: 'A random UUID, by which it happens once; of care it is the id of the version.',
        kind: 'mark, collect, move or care.',
        byUserId: 'Who did it.',
        happenedAt: 'When, by the clock of the tablet.',
        childId: 'The child, of a mark, of care, and when somebody collects.',
        classId: 'The class that somebody goes to.',
        status: 'present, absent or late; null removes the entry.',
        timeIn: 'When the child came, HH:mm.',
        timeOut: 'When the child left, HH:mm.',
        collectedBy: 'Who collected the child.',
        collectedReason: 'Why the child went with somebody who is not on its list.',
        care: {
          type: 'RoomCareInput',
          description: 'What was done for the child, of care.',
          fields: careWords,
        },
        version: 'Version of the entry that it is based on; null where there was none.',
        turnKey: 'The key that was given with the PIN of who did it.',
        signature: 'ECDSA with SHA-256 over what is said, base64, made with the private key as it was done.',
      },
    },
  }),
})

@Resolver(() => Device)
export class DevicesResolver {
  @Query(() => [Device], { description: 'The tablets of the rooms, by name. For administrators.' })
  devices(@Ctx() context: Context) {
    return devices.listDevices(context)
  }

  @Mutation(() => DeviceWithCode, {
    description: 'Adds a tablet and makes the code that pairs it. For administrators. NOT_FOUND.',
  })
  addDevice(@Ctx() context: Context, @inputs.DeviceInput input: schemas.DeviceInput) {
    return devices.addDevice(context, input)
  }

  @Mutation(() => Device, { description: 'Gives a tablet another name or other classes. NOT_FOUND, STALE.' })
  changeDevice(@Ctx() context: Context, @inputs.DeviceInput input: schemas.DeviceInput) {
    return devices.changeDevice(context, input)
  }

  @Mutation(() => DeviceWithCode, { description: 'Makes another code for a tablet. For administrators. NOT_FOUND.' })
  renewDeviceCode(@Ctx() context: Context, @IdArg('Number of the tablet.') id: number) {
    return devices.renewDeviceCode(context, id)
  }

  @Mutation(() => Device, {
    description: 'Disconnects a tablet, which is refused and deletes its data at its next contact. NOT_FOUND.',
  })
  revokeDevice(@Ctx() context: Context, @IdArg('Number of the tablet.') id: number) {
    return devices.revokeDevice(context, id)
  }

  @Mutation(() => Boolean, {
    description: 'Pairs the browser that asks, once for each code. BAD_USER_INPUT, TOO_MANY_REQUESTS.',
  })
  pairDevice(@Ctx() context: Context, @inputs.PairingInput input: schemas.PairingInput) {
    return devices.pairDevice(context, input)
  }

  @FieldResolver(() => [Class], { description: 'Its classes, in order of age.' })
  classes(@Root() device: Device, @Ctx() context: Context) {
    return devices.classesOf(context, device.id)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Who is signed in on it now; null for nobody.' })
  actingName(@Root() device: Device, @Ctx() context: Context) {
    return devices.actingNameOf(context, device)
  }

  @FieldResolver(() => [RestingPin], { description: 'PINs that were wrong too often there.' })
  restingPins(@Root() device: Device, @Ctx() context: Context) {
    return devices.restingPinsOf(context, device.id)
  }
}

@Resolver()
export class RoomResolver {
  @Query(() => OwnPin, { description: 'Whether you have a PIN for the tablets of the rooms. For staff.' })
  myPin(@Ctx() context: Context) {
    return pins.readOwnPin(context)
  }

  @Mutation(() => OwnPin, { description: 'Chooses your PIN, or another one. FRESH_AUTHENTICATION_REQUIRED.' })
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
      "Emergency contacts of a child in this tablet's room, for one look that is logged for the owner of the PIN. BAD_USER_INPUT, NOT_FOUND.",
  })
  openEmergencyCard(@Ctx() context: Context, @inputs.OpenCardInput input: schemas.OpenCardInput) {
    return pins.openEmergencyCard(context, input)
  }

  @Query(() => Room, { description: 'The room of the tablet that asks, today.' })
  room(@Ctx() context: Context) {
    return room.readRoom(context)
  }

  @Mutation(() => RoomOutcomes, {
    description: 'Stores what was done at the tablet that asks: each action once, in its order, refused one by one.',
  })
  recordRoomActions(@Ctx() context: Context, @inputs.RoomActionsInput input: schemas.RoomActionsInput) {
    return room.recordRoomActions(context, input)
  }
}
