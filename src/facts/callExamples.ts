/**
 * Requests that show what a call to the open platform looks like. Illustrations, not the interface: paths, names and
 * values may differ from the reference on the open platform, and every place that shows one says so.
 */

const host = 'open.example.com';

/** A request as text: its first line, host and token, and a body in JSON. */
export const request = (line: string, body?: string): string =>
  [
    `${line} HTTP/1.1`,
    `Host: ${host}`,
    'Authorization: Bearer <token>',
    ...(body ? ['Content-Type: application/json', '', body] : []),
  ].join('\n');

/** The functions of the video platform, in groups after the life of a video. Ids are the page's anchors. */
export const videoGroups = [
  {id: 'connect', functions: ['device-access']},
  {id: 'watch', functions: ['live', 'ptz', 'talk', 'transcoding']},
  {id: 'keep', functions: ['playback', 'cloud-storage', 'snapshot']},
  {id: 'understand', functions: ['event', 'algorithm']},
  {id: 'govern', functions: ['permission', 'operation']},
  {id: 'build', functions: ['sdk']},
] as const;

export type VideoGroup = (typeof videoGroups)[number]['id'];
export type VideoFunction = (typeof videoGroups)[number]['functions'][number];

/** One typical call for each function. */
export const videoCalls: Readonly<Record<VideoFunction, string>> = {
  'device-access': 'POST /v1/devices',
  live: 'POST /v1/devices/{serial}/live',
  ptz: 'POST /v1/devices/{serial}/ptz',
  talk: 'POST /v1/devices/{serial}/talk',
  transcoding: 'POST /v1/devices/{serial}/live?codec=h264',
  playback: 'GET /v1/devices/{serial}/recordings?from=…&to=…',
  'cloud-storage': 'PUT /v1/devices/{serial}/storage-plan',
  snapshot: 'POST /v1/snapshot-plans',
  event: 'PUT /v1/webhooks/{id}',
  algorithm: 'PUT /v1/devices/{serial}/channels/1/algorithm',
  permission: 'POST /v1/roles/{role}/grants',
  operation: 'POST /v1/firmware-jobs',
  sdk: 'player.play({token, serial})',
};

/** A fuller request for each group. */
export const videoSamples: Readonly<Record<VideoGroup, string>> = {
  connect: request(
    'POST /v1/devices',
    '{\n  "serial": "SN0000000000",\n  "store": "store-0001",\n  "code": "<code on the label>"\n}',
  ),
  watch: `${request('POST /v1/devices/SN0000000000/live', '{\n  "stream": "sub",\n  "protocol": "hls",\n  "seconds": 300\n}')}\n\nHTTP/1.1 200 OK\n\n{\n  "url": "https://media.example.com/…",\n  "expires": "10:47:00"\n}`,
  keep: `${request('GET /v1/devices/SN0000000000/recordings?from=12:00&to=13:00')}\n\nHTTP/1.1 200 OK\n\n{"parts": [\n  {"from": "12:00:00", "to": "12:41:10",\n   "where": "card"},\n  {"from": "12:43:02", "to": "13:00:00",\n   "where": "cloud"}\n]}`,
  understand:
    'POST /your/address HTTP/1.1\nHost: you.example.com\nX-Signature: <hmac-sha256>\n\n{\n  "id": "evt-0001",\n  "type": "uniform.missing",\n  "device": "SN0000000000",\n  "at": "2026-06-01T10:42:07+08:00"\n}',
  govern: request(
    'POST /v1/roles/area-manager/grants',
    '{\n  "stores": ["store-0001", "store-0002"],\n  "actions": ["live", "playback"],\n  "hours": "09:00-22:00",\n  "export": false\n}',
  ),
  build:
    "const player = createPlayer(element);\nplayer.on('offline', showLastSnapshot);\nawait player.play({\n  token,\n  serial: 'SN0000000000',\n  stream: 'sub'\n});",
};

/** What each way out of the platform looks like in the customer's own code. */
export const outputSamples = {
  api: `${request('POST /v1/tokens', '{"user": "manager-17", "stores": ["store-0001"], "seconds": 900}')}\n\nHTTP/1.1 200 OK\n\n{"token": "<short-lived token>", "remaining": 4999}`,
  h5: `<iframe title="Store 0001"\n        src="https://${host}/h5/live?token=<token>&serial=SN0000000000"\n        allow="fullscreen; microphone"></iframe>`,
  applet: "wx.navigateToMiniProgram({\n  appId: '<app id>',\n  path: 'pages/store?token=<token>'\n})",
  webhook:
    "const expected = hmacSha256(secret, timestamp + '.' + body);\nif (!equalInConstantTime(expected, signature)) return 401;\nif (tooOld(timestamp)) return 401;\nif (alreadySeen(event.id)) return 200;\nqueue(event);\nreturn 200;",
} as const;
