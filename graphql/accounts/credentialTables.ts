/**
 * Tables of credentials: each row opens an account, a part of it or a tablet. None outlives `revokeAccess`, nor a
 * restore, which would bring back what has been revoked since.
 */
export const credentialTables = [
  'known_devices',
  'calendar_feeds',
  'passkeys',
  'passkey_challenges',
  'staff_pins',
  'device_pin_failures',
]
