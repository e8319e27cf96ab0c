/** Words of the teaching videos in `src/facts/videos.ts`; `steps` are the captions that are drawn into the picture. */
import type zh from '@site/i18n/zh-CN/copy/videos';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  'status-lights': {
    title: 'Read the light of a camera',
    text: 'Seven lights, what each means and what to do first. Slow is once per 1.2 seconds, fast more than twice a second.',
    steps: [
      'Steady red: starting. Wait 2 minutes',
      'Slow amber: waiting for setup. Scan to add it in the app',
      'Slow blue: connecting to the cloud. After 2 minutes check outbound ports 443 and 8883',
      'Steady blue: online. Nothing to do',
      'Steady amber: no network. Check cable, switch and router',
      'Fast red: TF card fault. Power off and push the card all the way in',
      'Fast amber: upgrading firmware. Do not cut the power',
    ],
  },
  'scan-to-add': {
    title: 'Add a Wi-Fi camera by scanning',
    text: 'Power a W3-E, scan the code on its back, and show the lens the code on your phone until the light is steady blue.',
    steps: [
      'Plug in the 5\u00a0V supply and wait for slow amber, about 1 minute',
      'In the app tap Devices → + → Scan to add',
      'Scan the code on the back of the camera, then choose the store',
      'Choose the Wi-Fi and type the password, capitals included',
      'Full brightness. Face the code to the lens at 15 to 20\u00a0cm (6 to 8\u00a0in) and hold still',
      'Slow blue, then steady blue: it is online',
    ],
  },
  'reset-camera': {
    title: 'Reset a camera',
    text: 'Where the reset button of an E3-X is, how long to hold it, and what goes. For a frozen picture, cut the power for 10 seconds instead.',
    steps: [
      'Leave the power on. Open the small cover below the ball',
      'Hold the reset button for 5 seconds',
      'When the light blinks amber slowly, let go',
      'All settings are cleared, lines and masks included. The TF card keeps its recordings',
      'Scan to add it again with the same account',
    ],
  },
  'replace-tf-card': {
    title: 'Replace a TF card',
    text: 'A new card for an E3-X: power off, take out, push in, format, and look at the light.',
    steps: [
      'Export what you need. The new card: surveillance grade, U1 or better, 256\u00a0GB at most',
      'Pull the network cable: power off',
      'Open the small cover below the ball. Press the old card and it comes out',
      'Contacts toward the lens: push the new card in until it clicks',
      'Close, power on, then Settings → Storage → Format. This erases the card',
      'No red blink, steady blue, state Normal: done',
    ],
  },
  'poe-power': {
    title: 'Check the power of a PoE switch',
    text: 'Add up the watts of the cameras, multiply by 1.2, look at the standard of each port, and check once at night.',
    steps: [
      'Note the maximum watts of each camera and add them up',
      'Multiply by 1.2 for headroom: 65 × 1.2 = 78\u00a0W',
      'Compare with the PoE budget on the label, not with the power supply rating',
      'A P3-X-8 or U9-D needs an 802.3at port. The others usually run on 802.3af',
      'At night, with infrared on, the power draw stays under 83% of the budget',
    ],
  },
  'counting-line': {
    title: 'Draw a counting line',
    text: 'Draw a K3 counting line on your phone: where it goes, how long it is, which way the arrow points, and how to test it.',
    steps: [
      'Open Devices → camera → Settings → Counting → Line',
      'Drag the line to 0.3 to 0.8\u00a0m (1 to 2.6\u00a0ft) from the door frame, parallel to the door',
      'Take both ends to 20\u00a0cm (8\u00a0in) from the edge of the picture',
      'The arrow points into the store: that way counts as in',
      'Walk in ten times and out ten times: it must read 10 and 10',
      'Open and close the door five times with no one passing: the count must not move',
    ],
  },
  'install-disk': {
    title: 'Install a disk in a recorder',
    text: 'On a UL-8208NH: power off, screw it in, connect, initialize, and it records.',
    steps: [
      'Unplug the power cord, wait 30 seconds, then open the lid',
      'Put in a 6 or 8\u00a0TB surveillance disk and start all four screws',
      'Tighten the screws crosswise',
      'Push in the data cable and the power cable, all the way',
      'Close, power on, Main menu → Storage → Disks, then Initialize. This erases the disk',
      'State Normal. 8\u00a0TB shows as 7.28\u00a0TB: a different way to count',
    ],
  },
  'keep-a-clip': {
    title: 'Keep and export a recording',
    text: 'After an incident, lock the recording, note the clock error, export the original .mp4 and keep two copies.',
    steps: [
      'In Main menu → Playback choose channel and time, 30 minutes more on both sides',
      'Press Lock: a full disk no longer overwrites it',
      'Photograph the picture beside a phone showing network time. Note the seconds between them',
      'Plug in a USB stick and press Export, one hour at a time, each camera on its own',
      'Hand over the original .mp4 on one of two sticks. No screen recording, no chat app',
      'Play 30 seconds of each on a computer. Only then is it done',
    ],
  },
  'wifi-setup': {
    title: 'When Wi-Fi setup fails',
    text: 'The camera read the code but won’t join. A phone hotspot shows which side is at fault; then change encryption, band or name.',
    steps: [
      'The light changed, then went back to slow amber: the code was read, the router refused',
      'On a second phone start a hotspot: Test24, password Test2026, 2.4\u00a0GHz, WPA2',
      'Hold reset for 5 seconds, wait for slow amber, scan again and choose the hotspot',
      'Steady blue within 2 minutes: the camera is fine. Change the router',
      'Set security to WPA2 (AES), or to WPA2/WPA3 mixed with PMF Optional',
      'Turn on 2.4\u00a0GHz, channel 1, 6 or 11. Letters, digits and hyphens only in name and password',
      'Reset and scan again. Steady blue at −65 dBm or better: done',
    ],
  },
  'privacy-mask': {
    title: 'Draw a privacy mask',
    text: 'Cover a PIN pad with a mask: where to draw it, how wide, what to keep clear of, and where to check it. What is covered is not recorded and can’t be recovered.',
    steps: [
      'If turning the lens keeps it out, turn the lens. Mask only what is left',
      'Open Devices → camera → Settings → Video → Masks',
      'Drag a box over the PIN pad with some margin. Leave counter and drawer in view',
      'Keep it off the counting line: people on both sides stay visible from head to foot',
      'Tap Save. Put a dated screenshot in the store’s file',
      'Check live view, playback after 1 minute and the recorder channel, then again after dark',
      'A reset clears masks. Redraw from the screenshot as soon as it is back online',
    ],
  },
  'firmware-upgrade': {
    title: 'Upgrade firmware, and when it is stuck',
    text: 'On an E3-X: when to tap Upgrade, how long to wait, at which light to turn the power off once and at which never, and what to check afterward.',
    steps: [
      'After closing: Devices → camera → Settings → Firmware, tap Upgrade, note the time',
      'Fast amber for about 3 minutes, then about 1 to restart. Leave power and cable alone',
      'No progress at steady blue: the download is stuck. Check Wi-Fi signal and outbound 443',
      'Fast amber for more than 15 minutes: cut the power for 10 seconds, once',
      'Leave it alone for 5 minutes. At steady blue read the version. If it is old, upgrade again',
      'Still steady red, or no light: do not unplug or reset it again. Call support',
      'Then check version, live view, playback after 10 minutes, masks and lines',
    ],
  },
  'motion-alerts': {
    title: 'Cut false motion alerts',
    text: 'In the Xiaodian app: count three days of false alerts, mark an area, set the hours, then walk it three times. It is not a burglar alarm.',
    steps: [
      'Change nothing yet. Open three days of alerts and count the causes',
      'In the Xiaodian app open Me → After closing → Mark an area',
      'Draw its edges on the floor around back door and register. Leave out trees, signs and street',
      'Leave out the first 2\u00a0m (6.6\u00a0ft) in front of the lens, so that a cat can’t fill the picture',
      'Hours run from closing to opening. If the cleaner comes at 6:00 a.m., end at 6:00 a.m.',
      'After closing walk left, middle and right, more than 10 minutes apart. It should ring within a minute',
    ],
  },
} satisfies CopyOf<typeof zh>;

export default copy;
