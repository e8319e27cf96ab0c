/**
 * The sentences of the registry of promises (`src/facts/promises.ts`), whole and with their full stop. Pages quote them
 * as `promises.findingStill`, documents as `[[promise:findingStill]]`.
 */
import {claims} from '../../../src/facts/claims';
import {promises as facts, type PromiseId} from '../../../src/facts/promises';

export const promises = {
  algorithmsInStore:
    'Every video algorithm runs in the store, in the camera or in an edge box. None runs in the cloud.',
  badgeTranscript: 'Speech is turned into text in the cloud, on servers in your region.',

  picturesLeave:
    'These snapshots leave the store: one that a person has to confirm, one that shows the fix, one you schedule or take, one your rule takes when a sensor raises an alert, and the thumbnails of a search you run. Video leaves the store only while someone you authorized watches live or plays it back, as a clip you open or export, or from a channel you put on cloud recording or pass on to another platform over GB/T 28181.',
  countsLeave: 'Once a minute, one message with the counts leaves the store, and no picture goes with it.',
  numbersLeave: 'Only numbers of people and seconds are sent, and no picture.',
  findingStill:
    'Pictures without a finding are not kept and never leave the store. The only ones sent are the snapshot a person has to confirm and, after the fix, one more from the same camera.',
  stillsOptional: 'Snapshots can be turned off, or kept on the box only, where the manager looks at them in the store.',
  eventLeaves:
    'Only the time, the place and a pointer to the clip are sent. The video stays in the store until you open or export that clip.',
  videoInStore:
    'Recordings stay in the store. Video leaves it only when someone you authorized watches, opens or exports it, or when you turn on cloud recording or a link to another platform (GB/T 28181) for a channel.',
  heatGrid: `A grid leaves the store every ${facts.heatGrid.minutes} minutes. Each cell holds two figures, how many people passed and how many seconds those who stopped stayed. It holds no face, no track and no photo.`,
  searchTags:
    'Search tags are made by the B1 or the UME camera in the store and stay beside the recording. A search sends only thumbnails of the hits and the clip you open.',
  outlinesStay:
    'Body outlines and posture points stay inside the device. They are dropped once computed and never uploaded.',
  routesStay:
    'Appearances are compared in the edge box. Neither video nor the codes used for matching leave the store; only the share of visits on each route does.',
  surveyCounts: 'The B1 counts people and discards the picture; only the number of people per hour is sent.',
  interfaceData:
    'The interfaces provide counts, dwell-time grids, check results and snapshots. They provide no tracks, no facial features and no face library.',
  liveRelay: 'Live view and playback from the store are relayed by the platform and not stored.',
  cloudRecording:
    'Cloud recording is off until you turn it on. Only those channels are stored in the cloud, for as many days as you choose.',
  faceTemplates:
    'Face templates are stored encrypted on the box in the store. No photo is kept, nothing goes to the cloud, and nothing is used to train models.',
  badgeAudio:
    'Recordings are encrypted on the badge and sent to servers in your region only while it charges on Wi-Fi. After that the badge is cleared.',
  classroomVideo: 'Classroom video stays on the recorder in the preschool, not in the cloud.',
  blurBeforeSending: 'A customer in the shot can be blurred before upload; the original never leaves the phone.',

  reportsKept: `Reports are kept for ${claims.reportsKept.value} years and can be exported until then.`,
  storeVideo:
    'Video is kept on the TF card or recorder in the store. How many days depends on the size of the card or disk; when it is full, the oldest is overwritten.',
  findingsKept: `Snapshots and clips you dismiss are deleted after ${facts.findingsKept.days} days; the others are kept until their task is closed.`,
  lossClips: `Flagged clips are kept for ${facts.lossClips.days} days by default, those found normal for ${facts.findingsKept.days} days, and those of a case until it is closed.`,
  rodentClips: `Clips stay in the store and are deleted after ${facts.rodentClips.days} days. Only people you name can see them.`,
  remoteStills: `Snapshots taken remotely are kept for ${facts.remoteStills.days} days by default; your company can change that.`,
  tagsWithVideo: 'Tags go with the recording: when it is overwritten, they are deleted.',
  visitNumber: `A temporary number is valid for one visit and deleted ${facts.visitNumber.minutes} minutes after the last sighting. The next day, the same person gets a new number.`,
  badgeRecordings: `Recordings that no one picks are erased after ${facts.badgeRecordings.days} days, or sooner if you set it so.`,
  attendanceTemplates:
    'The template is deleted on the day a person leaves or withdraws consent, and that person gets a record of it.',
  phoneCopies: `Once photos are uploaded, the copies on the phone are cleared within ${facts.phoneCopies.days} days.`,
  offlineData: `Offline data is encrypted inside the app and cleared on sign-out or after ${facts.offlineData.days} days without a connection.`,
  messages: `Messages in the app and the web console are kept for ${facts.messages.days} days.`,
  deviceLog: `A device keeps the last ${facts.deviceLog.days} days of its log.`,
  formRequests: `Requests are stored encrypted for ${facts.formRequests.days} days and then deleted automatically. Ask us to delete yours earlier, and we do so once we have verified that it is you. Copies in e-mail and in the customer system are kept and deleted separately; see the privacy policy.`,
  unclaimedPictures: `The pictures of a service request arrive before it. If the request does not follow within ${facts.unclaimedPictures.days} days, they are deleted automatically.`,
  dataRegions:
    'Data for customers in mainland China is stored there; data for customers outside mainland China is stored outside mainland China. The two are separate.',

  countsShown: `Counts in the app and in reports are updated every ${facts.countsShown.minutes} minutes.`,
  alertSpeed: `An alert goes out within ${claims.analysisWithin.value} seconds once its condition is met; after that it depends on the network and the phone’s notification settings.`,
  serviceResponse: 'Response and arrival times are agreed in your contract, by region and number of stores.',
  serviceCoverage: `Someone can come to your store in all ${claims.provinces.value} provincial regions of China and in Singapore, from one of our outlets or as contracted resident staff.`,
  quarterlyReport:
    'Every quarter your regional manager sends a list: how often devices were offline, how long it took to recover, and which stores keep having trouble.',
  securityReply: `An engineer answers a report to the security address within ${facts.securityReply.days} business days and gives you a number for it.`,
  securityRating: `Within ${facts.securityRating.days} business days we tell you whether we can reproduce it, how we rate it and what happens next.`,
  securityFixCritical: `A fix, or a way to block it until then, within ${facts.securityFixCritical.days} days of confirmation.`,
  securityFixHigh: `A fix within ${facts.securityFixHigh.days} days of confirmation.`,
  securityFixMedium: `A fix within ${facts.securityFixMedium.days} days of confirmation.`,
  securityFixLow: 'Fixed in the next regular release.',
  securityPublished:
    'We publish an advisory when there is a fix you can install. If a problem is already being exploited, we publish one before the fix, with a way to block it.',
  securityGoodFaith:
    'We take no legal action against research and reports made in good faith under the rules on this page, and your account stays open.',
  subjectRequestHelp: `If you need our help to answer a person’s request, name the store, the devices and the hours, and you get a written result within ${facts.subjectRequestHelp.days} business days.`,

  platform5:
    'Platform 5.x gets no new functions, and security fixes only for the Huidian app and the desktop client. Before service ends you are told in writing.',
  firmware: 'You decide when firmware is upgraded, and you can pin a version.',
  algorithmSwap:
    'While an algorithm is being loaded, its channel pauses for a few minutes and the others go on. That happens after closing by default, or only when you click if you pin versions.',
  algorithmRollout:
    'A new version goes to three of your stores first. The rest follow once you have compared old and new and agreed; the previous version stays, so you can go back.',
  storageFault:
    'A device reports a disk or TF card fault as soon as it sees one. Both wear out, so replace heavily used ones before their rated life ends.',

  auditTrail: 'An entry in this record cannot be changed or deleted by anyone, not even an administrator.',
  staffAccess:
    'Our staff do not see your pictures in their daily work. When support has to look, your administrator grants access for a limited time, and it is logged.',
  badgeLight:
    'The red light and the recording share one circuit, and software cannot turn the light off. If the light fails, the badge does not record.',
  repairMedia:
    'A TF card or disk left in a device you send us is neither read nor copied, and goes back with the device.',

  warrantyStart:
    'The warranty starts on the day of delivery, or on the date of the acceptance sheet when we or a partner installed the device.',
  warrantyCover:
    'During the warranty we repair or replace a device that fails because of material or workmanship, free of charge. You pay the shipping to us, and we pay the shipping back to you.',
  warrantyExclusions:
    'Damage from water, lightning, drops or crushing, from use outside the specified environment or from a supply that does not meet the specification is not covered; we can quote a repair. Opening a device as its manual says, for a disk, a card or a reset, does not affect the warranty.',
  warrantyLookup:
    'We look up shipping and acceptance by serial number and answer with the first and the last day; if your papers differ, the papers apply.',
  deadOnArrival: `A device that does not work out of the box counts as dead on arrival for ${facts.deadOnArrival.days} days after delivery: once we have verified it, you get a new one, and we pay the shipping both ways.`,
  unopenedReturn: `An unopened device can be returned within ${facts.unopenedReturn.days} days of delivery; you pay the shipping.`,
  repairTime: `A device is repaired and shipped within ${facts.repairTime.days} business days after it arrives. If there is a charge, you get a quote first and we repair only once you agree; days spent waiting for your answer do not count.`,
  repairStatus:
    'Give the return number by phone or e-mail to hear the state. If it is not fixed, we continue under the same number.',
  deliveryDamage:
    'Damage in transit, a wrong model or a missing part reported on the day of delivery is ours to settle with the carrier or to make good.',
  repairWarranty: `The repaired part, or the device that replaced yours, is covered for another ${facts.repairWarranty.days} days, or until the original warranty ends, whichever is later.`,
  saleEndNotice: `At least ${facts.saleEndNotice.months} months before a model’s last day of sale we publish the date and the successor.`,
  supportAfterSale: `Support goes on for ${facts.supportAfterSale.years} years after the last day of sale: security fixes, repairs and spare parts.`,

  planEnds:
    'When a service ends, the devices in the store go on recording and counting; only what has expired stops. The company’s administrators are told beforehand, and reports can be exported first.',
  invoices: 'Invoices come from the company you signed with and are sent to the e-mail address you gave.',
  homeCloudStop:
    'Cloud storage is paid by the month and can be stopped at any time. The next month is not charged, and the cloud recordings are deleted afterward.',
  homeCloudRefund: 'Refunds follow the terms shown on the payment page and go back to the way you paid.',
} satisfies Record<PromiseId, string>;
