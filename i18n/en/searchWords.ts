/** The search words of the English pages; see the Chinese ones for what they are. */
import {brand} from '../../src/site/brand';
import type {SearchWords} from '../../src/facts/searchWords';

export default {
  separator: ', ',
  pages: {
    '/home': `home page, main page, start page, website, store surveillance, retail video surveillance, retail analytics, store analytics, video analytics, chain store management, multi-store management, security camera company, CCTV company, camera manufacturer, vendor, retail technology, smart retail, visitor counting system, footfall system, store monitoring, loss prevention system, ${brand.slug}, ${brand.slug} website`,
    [`/about-${brand.slug}`]: `company profile, how big is the company, how old is the company, how many people work there, started, established, background, company overview, who are you, who we are, what do you do, our story, company history, timeline, milestones, founded, year founded, company size, number of employees, team, customers, clients, references, customer references, case studies, trusted, legit, reliable vendor, mission, values, headquarters, visit the office, about ${brand.slug}, what is ${brand.slug}, who is ${brand.slug}`,
    '/about/contact':
      'phone, phone number, telephone, call, hotline, customer service, customer support, support phone number, talk to a human, talk to sales, contact sales, sales team, sales rep, email address, mail, address, office, office address, location, where are you located, Singapore office, get in touch, price, prices, pricing, quote, get a quote, quotation, request a quote, price list, cost, how much, buy, where to buy, purchase, order, purchase order, invoice, complaint, careers, jobs, hiring, vacancies, press, media inquiries, RMA, return, repair center, replacement',
    '/about/honor':
      'awards, prizes, trophies, certifications, certificates, certified, patents, copyright certificates, test reports, rankings, accreditation, recognition, medals, tender documents, qualifications, compliance certificates, credentials, proof of quality, won',
    '/about/investor':
      'investors, shareholders, shareholding, owners, who owns the company, ownership, funding, funding rounds, venture capital, backed by, stock, stock price, IPO, listed company, financial statements, annual report, audit report, supplier onboarding, vendor due diligence, due diligence, equity structure, business license, profitable, revenue, who owns, who owns you',
    '/accessibility':
      'WCAG, screen reader, blind, visually impaired, color blind, keyboard navigation, disability, disabled users, ADA, a11y, high contrast, larger text, font size, zoom, reduced motion, assistive technology, EN 301 549, readable text',
    '/algorithm-mall':
      'algorithms, list of algorithms, AI algorithms, AI models, which algorithms, what can it detect, detection types, AI features, custom algorithm, new algorithm, algorithm price, smoke detection, fire detection, smoking detection, hard hat detection, mask detection, hairnet, chef hat, uniform detection, PPE detection, fall detection, intrusion alert, loitering, queue length, crowd detection, blocked exit, blocked aisle, spill detection, empty shelf, missed scans, license plate, vehicle detection, AI apps',
    '/downloads':
      'download, software, software download, desktop app, desktop software, desktop client, PC software, PC client, Windows, Windows 7, Mac, macOS, installer, install file, setup file, exe, dmg, apk, mobile app, phone app, iPhone app, Android app, iOS, App Store, Google Play, CMS software, viewer, camera viewer, VMS, old version, previous version, latest version, which app, checksum, web login',
    [`/downloads/apps/com.${brand.slug}.xd`]:
      'store inspection app, inspection app download, audit app, store audit app, checklist app, field manager app, district manager app, supervisor app, store visit app, download Xundiantong, Xundiantong Android, Xundiantong iPhone, offline inspection app, retail audit app, task app, compliance app, photo audit app, mobile audit, retail execution app, inspect stores on phone',
    '/downloads/apps/huidian':
      'Huidian download, old Huidian, legacy app, old app, old version of the app, previous app, app for platform 5, platform 5.x app, Huidian 5.9, Huidian Android, Huidian iPhone, Huidian end of life, discontinued app, still supported, migrate to New Huidian, upgrade from Huidian, existing customers app, app retired, older app',
    '/downloads/apps/new-huidian':
      'New Huidian download, store manager app, chain store app, store reports app, owner app, regional manager app, footfall app, traffic report app, watch stores on phone, remote viewing app, retail dashboard app, New Huidian Android, New Huidian iPhone, new app, latest app, multi-store app, check stores on phone, manage devices app, morning report app, phone app for stores',
    [`/downloads/apps/${brand.slug}.app.c2`]:
      'home app, home camera app, family app, home security app, baby monitor app, pet camera app, nanny cam app, watch home on phone, share camera with family, home app download, home app Android, home app iPhone, check on parents, cloud storage subscription, app for house, see my home, elderly care app, personal camera app, share access',
    '/downloads/apps/xiaodian':
      'Xiaodian download, small shop app, single store app, one shop app, independent shop, corner shop app, small business camera app, mom and pop store, sole trader, shop owner app, after-hours alert, closing time alert, Xiaodian Android, Xiaodian iPhone, boutique, kiosk, self-setup, no administrator, monthly fee, count customers on phone, cafe owner',
    '/experience':
      'free trial, trial, try it, try for free, demo, book a demo, request a demo, schedule a demo, demo account, test account, pilot, proof of concept, POC, evaluation, sample, sign up, get started, register, create an account, request form, price, prices, pricing, how much, cost, plans, quote, get a quote, request a quote, quotation, subscription, buy, fees, pricing plans, cost per store, price per store, cost for several stores',
    '/news':
      'news, latest news, company news, announcements, news by year, news archive, blog, articles, updates, product launches, new releases, what is new, RSS feed, subscribe, newsroom, headlines, stories, posts',
    '/news/company':
      'company announcements, corporate news, company updates, new office, offices opened, service areas added, certificates, certifications, trade shows, exhibitions, meet us at a show, events, milestones, corporate blog',
    '/news/industry':
      'industry news, retail industry, retail insights, retail methods, best practices, retail articles, trends, market news, know-how, retail know-how, opinion, insights',
    '/news/media':
      'press, press room, media, media center, press kit, media kit, press releases, press contact, media contact, journalist, interview, boilerplate, company description, fact sheet, company facts, logo download, brand assets, product pictures, product photos, images for press, speaker, talks',
    '/news/product':
      'product news, product updates, new features, feature announcements, firmware announcements, product launches, new products, feature releases, product announcements, product blog, what is new, launches',
    '/paas':
      'PaaS, open platform, developers, developer platform, integration, integrate, system integration, integrators, third-party integration, APIs, API platform, connect our system, data feed, embed video, middleware, ERP integration, connectors, open API, for developers, interfaces',
    '/paas/access-layer':
      'connect existing cameras, third-party cameras, other brands, Hikvision, Dahua, Axis, compatible cameras, compatibility, supported cameras, supported brands, ONVIF, RTSP, GB28181, analog cameras, coax, legacy cameras, old cameras, reuse cameras, keep our cameras, bring your own cameras, NVR integration, existing NVR, firewall ports, network requirements, bandwidth requirements, device onboarding, device integration, port list',
    '/paas/output-layer':
      'API, REST API, API documentation, API docs, webhook, webhooks, callback, access token, token, authentication, API key, rate limit, quota, sandbox, test environment, H5, iframe, embed video in website, embed live view, WeChat mini program, single sign-on, SSO, export data, data export, BI integration, pull video stream, developer docs, watermark, push data',
    '/partner-program':
      'become a partner, partner, partners, partnership, reseller, become a reseller, dealer, distributor, distribution, channel partner, agent, franchise, installer, installers, installation company, contractor, system integrator, integrator program, MSP, VAR, ISV, software partner, white label, OEM, commission, margin, wholesale, partner pricing, dealer price, partner application, cooperate, business opportunity',
    '/privacy':
      'privacy, privacy notice, data protection, GDPR, personal data, cookies, cookie policy, delete my data, erase my data, data retention, CCPA, data subject request, who sees my data, DPO, opt out, consent, withdraw consent, minors, data controller, personal information',
    '/products':
      'product list, all products, product catalog, portfolio, product range, what do you sell, what do you offer, software list, solutions list, product overview, offerings, features, brochure, catalogue, store software, surveillance products, product line, everything you make, lineup, product families',
    '/products/accurate-people-counting':
      'footfall, footfall counter, footfall counting, foot traffic, foot traffic counter, people counter, people counters, people counting, person counter, visitor counter, visitor counting, customer counter, customer counting, door counter, entrance counter, traffic counter, store traffic, retail traffic counting, head count, headcount, count customers, count visitors, how many customers, shopper counting, shopper traffic, occupancy, occupancy counting, conversion rate, entry rate, exclude staff, staff exclusion, counting accuracy, footfall analytics, in and out counts, peak hours, clicker',
    '/products/ai-box':
      'AI box, edge device, edge gateway, edge computing box, edge AI box, AI appliance, AI server, upgrade old cameras, make old cameras smart, add AI to existing cameras, existing cameras, keep my cameras, retrofit, retrofit CCTV, legacy CCTV, reuse old cameras, four channels, analytics box, video analytics appliance, ONVIF box, RTSP box, dumb cameras, no camera replacement, local AI, inference box, existing CCTV AI',
    '/products/ai-video-retrieval':
      'video search, search footage, search recordings, search video, smart search, forensic search, find a person, find someone, find a person by clothes, search by color, search by clothing, red jacket, find lost item, lost property, lost item, smart playback, fast playback, review footage faster, video summary, find a clip, natural language search, search CCTV, missing package, locate footage, event search, video investigation, object search',
    '/products/cash-lost-prevention':
      'loss prevention, LP, shrinkage, shrink, theft, stealing, shoplifting, shoplifters, employee theft, staff theft, internal theft, cashier fraud, cashier theft, till, tills, cash register, register, checkout, checkout theft, self-checkout, POS, POS integration, POS video, EPOS, point of sale, text overlay, refund fraud, return fraud, voids, no-sale, sweethearting, scan avoidance, skimming, missing cash, short cash, exception reporting, receipts, asset protection, fraud',
    '/products/close-view-customer-flow':
      'close-view customer flow, shelf analytics, shelf tracking, shelf engagement, shelf camera, product engagement, product interaction, pick up rate, pick-ups, stopping power, planogram, display performance, display effectiveness, endcap, end cap, gondola, counter analytics, shopper engagement, in-aisle, category analytics, which shelf sells, dwell at shelf, shopper funnel, merchandising, conversion at shelf, promotional display',
    '/products/cloud-ai-camera':
      'AI camera, smart camera, intelligent camera, counting camera, people counting camera, footfall camera, traffic counting camera, visitor counting camera, stereo camera, 3D camera, 3D people counter, dual lens camera, overhead camera, top-down camera, fisheye, fisheye camera, 360 camera, people counter device, footfall sensor, counting sensor, people counting sensor, people counter price, which counting camera, camera with AI, built-in analytics, onboard analytics',
    '/products/cloud-camera':
      'camera, cameras, security camera, security cameras, surveillance camera, CCTV, CCTV camera, IP camera, IP cameras, network camera, store camera, shop camera, wifi camera, wireless camera, indoor camera, outdoor camera, weatherproof camera, waterproof camera, dome camera, bullet camera, turret camera, PTZ camera, PoE camera, night vision camera, infrared camera, two-way audio camera, camera with speaker, camera price, buy cameras, which camera, camera comparison, compare cameras, retail cameras, video surveillance camera',
    '/products/cloud-video-recorder':
      'recorder, recorders, NVR, NVRs, DVR, DVRs, network video recorder, video recorder, digital video recorder, recording box, 8 channel NVR, 16 channel NVR, 32 channel NVR, PoE NVR, hard drive, hard disk, storage, video storage, surveillance storage, cloud recording, cloud storage, CVR, 30 days of storage, 90 days, retention, how long are recordings kept, recorder price, NVR price, which recorder, compare recorders, store footage, record cameras, surveillance server',
    '/products/cross-lens-analysis':
      'cross-lens analysis, cross-camera tracking, multi-camera tracking, multi camera, tracking across cameras, camera handover, re-identification, reid, customer journey, shopper journey, shopper path, path analysis, path tracking, walking path, walking route, customer route, traffic flow, flow analysis, trajectory, movement tracking, deduplicate visitors, unique visitors, mall flow, floor flow, store flow, spaghetti map',
    '/products/customer-behavior-analysis':
      'customer behavior, customer behaviour, shopper behavior, shopper behaviour, shopper insights, consumer behavior, dwell time, time in store, fitting room, fitting rooms, changing room, try-on rate, browsing, queue, queues, queue management, queue length, waiting time, wait time, lines, long lines, waiting in line, abandoned queue, why customers leave, purchase funnel, conversion funnel, lost customers',
    '/products/data-dashboard':
      'dashboard, dashboards, reports, reporting, report, BI, analytics, business intelligence, KPI, KPIs, metrics, store metrics, store performance, performance report, daily report, weekly report, morning meeting, conversion, conversion rate, sales per visitor, sales per square foot, average basket, average transaction value, benchmark stores, compare stores, store ranking, year on year, charts, retail KPIs, scorecard',
    '/products/hardware':
      'hardware, hardware list, all devices, device list, devices, models, model list, all models, product models, spec sheets, specs, specifications, datasheets, compare models, model comparison, comparison, compare devices, device prices, price list, hardware catalog, equipment, equipment list, gear, device finder, product selector, technical specifications',
    '/products/hardware/ai-hardware':
      'AI hardware, AI devices, which device, which one do I need, what should I buy, camera or box, camera vs box, choose hardware, hardware selection, device selector, selection guide, buying guide, decision table, UME, UME series, multi-algorithm camera, difference between, AI camera vs edge box, product finder, buyers guide, recommendation, hardware advisor',
    '/products/head-shoulder-counting':
      'head and shoulder, door width, doorway, mounting height, installation height, ceiling height, low door, low ceiling, high ceiling, wide entrance, wide door, revolving door, double door, automatic door, open storefront, mall entrance, where to mount a people counter, people counter installation, mount above door, measure the door, exclude children, count children separately, kids, strollers, height filter, door type, entrance types, sensor height',
    '/products/heat-map-analysis':
      'heatmap, heat map, hotspots, hotspot, heatmaps, heat maps, store heatmap, store heat map, retail heat map, hot zones, hot spots, cold zones, dead zones, dwell heat map, floor map, traffic map, floor plan analysis, store layout, layout optimization, layout testing, merchandising, product placement, display placement, where customers stop, popular areas, zone analytics, busiest area, floor heat',
    '/products/ibadge':
      'badge recording, staff badge, smart badge, audio badge, voice recording, record conversations, record sales conversations, sales coaching, sales training, staff training, coaching, conversation analysis, speech analytics, speech to text, transcription, transcript, sales pitch, sales script, script compliance, service quality, quality assurance, customer service quality, wearable recorder, mystery shopper, body mic, onboarding new staff, body cam, body cam for employees, bodycam',
    '/products/intelligent-attendance':
      'attendance, time clock, time and attendance, clock in, clock out, punch in, timesheet, timesheets, working hours, overtime, shift, shifts, shift planning, scheduling, staff scheduling, roster, rota, rostering, workforce management, staffing, understaffed, late employees, absence, lateness, PIN clock-in, NFC badge, payroll, labor scheduling, employee hours, buddy punching',
    '/products/intelligent-shopping':
      'loyalty, loyalty program, loyalty members, members, membership, member recognition, VIP, VIP recognition, VIP alert, returning customers, regular customers, repeat customers, clienteling, customer recognition, recognize customers, CRM, personal shopper, sales assistant app, coupons, member check-in, member QR code, face check-in, face recognition, personalization, opt-in',
    '/products/located-here':
      'located here, site selection, location analysis, store location, choose a location, find a location, new store location, open a new store, opening a store, expansion, passersby, passers-by, passing traffic, street traffic, pedestrian traffic, pedestrian count, rent, rent calculator, break-even, break even calculator, lease, lease decision, catchment, trade area, real estate, footfall before signing, temporary counting, is the location good, pop-up store',
    '/products/store-inspection/ai':
      'AI inspection, automated inspection, automatic inspection, automatic audit, AI store audit, scheduled snapshots, snapshot rules, compliance check, compliance monitoring, food safety, hygiene check, kitchen hygiene, chef hat, hairnet, mask check, shelf gaps, cleanliness, uniform check, visual audit, false alarms, reduce store visits, image recognition audit, brand standards, automated compliance, visual inspection',
    '/products/store-inspection/cloud':
      'remote inspection, remote audit, remote store visit, virtual inspection, virtual store visit, virtual audit, video audit, online inspection, desk audit, inspect stores remotely, checklist, digital checklist, head office inspection, supervisor, field manager, reduce travel, travel time, travel costs, evidence photos, screenshots, store checklist, live video inspection, remote monitoring, remote compliance',
    '/products/store-inspection/on-site':
      'on-site inspection, onsite audit, store audit, store visit, site visit, site audit, in-store audit, field audit, audit form, audit score, scoring, score, checklist scoring, weighted score, photo evidence, photo proof, watermarked photos, corrective action, corrective actions, action items, follow-up tasks, store walk, offline inspection, GPS check-in, check in, mystery shopping, inspection report, paper forms',
    '/products/xundiantong':
      'store inspection software, inspection software, inspection system, retail audit software, store audit software, audit platform, retail execution, store operations, task management, task assignment, store tasks, checklist software, checklist template, brand standards, operations management, field team, district managers, area managers, compliance software, inspection pricing, SOP, store compliance, quality control, franchise compliance, franchise audit',
    '/products/youxuetang':
      'kindergarten, kindergarten app, kindergarten software, preschool, preschool app, nursery, nursery school, daycare, day care, daycare app, childcare, child care, childcare software, creche, parents, parent app, parent communication, pickup, pick-up authorization, attendance of children, absence of a child, medication, health check, daily report for parents, teachers, school app, toddlers, early education, principal',
    '/service-system':
      'warranty, warranty period, how long is the warranty, guarantee, after-sales, after sales service, aftersales, repair, repairs, repair service, on-site service, on-site repair, maintenance, maintenance contract, service contract, service level, SLA, response time, installation, installation service, installation cost, who installs, installers, professional installation, technician, engineer visit, site survey, survey, acceptance test, cabling, service locations, service centers, service area, coverage, spare parts, replacement unit, support plans, onboarding, training',
    '/sitemap':
      'site map, all pages, list of pages, page index, website directory, navigation, table of contents, find a page, whole site, overview of pages, site index, directory',
    '/solutions':
      'solutions, industries, verticals, by industry, use cases, industry solutions, sectors, who is it for, my industry, applications, scenarios, trades, markets, industries served, business types, retail solutions',
    '/solutions/government/smart-city':
      'government, public sector, municipality, municipal, city, city surveillance, smart city, safe city, public safety, public agencies, local authority, council, tender, RFP, bid, procurement, emergency management, emergency warehouse, forest fire, forest, river monitoring, illegal dumping, fly-tipping, natural ecology, village, rural, digital countryside, digital energy, energy sites, substation, gas station, unattended sites, on-premises, on premise, private cloud, self-hosted, GB28181 platform, police, warehouses',
    '/solutions/industries/automobile':
      'car dealership, car dealer, dealership, dealerships, auto dealer, automotive, automobile, vehicle, vehicle showroom, showroom, car showroom, test drive, test drives, workshop, garage, car service, service bay, service bays, vehicle handover, delivery of a car, sales leads, walk-in leads, lost leads, sales consultant, motor trade, 4S store, repair shop, car sales',
    '/solutions/industries/catering':
      'restaurant, restaurants, cafe, coffee shop, coffee, tea shop, bubble tea, bakery, fast food, QSR, quick service, food service, foodservice, takeaway, takeout, delivery counter, drive-through, canteen, cafeteria, bar, food court, kitchen, kitchen camera, commercial kitchen, kitchen hygiene, food safety, HACCP, chef hat, table turnover, lunch rush, hospitality, diner, pizza',
    '/solutions/industries/fmcg':
      'supermarket, supermarkets, grocery, grocery store, grocer, convenience store, corner shop, FMCG, CPG, consumer goods, hypermarket, discounter, fresh produce, out of stock, out-of-stock, stockout, empty shelves, shelf availability, on-shelf availability, restocking, replenishment, shelf gaps, promotional display, display fees, trade marketing, trade spend, merchandisers, checkout queue, wholesale store, brand owners',
    '/solutions/industries/medicine':
      'pharmacy, pharmacies, drugstore, drug store, chemist, chemists, apothecary, pharmacist, pharmacist on duty, pharmacist presence, prescription, prescriptions, prescription counter, medicine, medicines, medication, healthcare, GSP, GDP compliance, drug inspection, refrigerator temperature, cold storage, temperature monitoring, temperature log, cold chain, fridge, health inspection',
    '/solutions/industries/shoes-clothing':
      'fashion, fashion store, apparel, apparel store, clothing, clothing store, clothes shop, garments, shoe store, shoe shop, footwear, footwear store, sneakers, boutique, fashion retail, fitting room, fitting rooms, changing room, dressing room, try-on, try-on rate, window display, window conversion, shop window, sales associates, sportswear, outfitters',
    '/solutions/smart-store':
      'smart store, smart retail, digital store, intelligent store, store of the future, retail digitalization, digital transformation, convenience store, new store, opening a shop, set up a store, store equipment, store package, complete package, full kit, bundle, starter kit, equipment list, bill of materials, small shop, store upgrade, store renovation, chain stores, budget, how much for one store, cost per store, retail automation, reuse cameras, franchise stores',
    '/support':
      'help, help center, help desk, helpdesk, support, technical support, tech support, customer support, product support, FAQ, questions, how-to, tutorials, guides, troubleshoot, fix a problem, something is broken, not working, report a problem, ticket, knowledge base, documentation, docs, self-service, user guide, resources',
    '/support/finder':
      'find by symptom, symptom checker, diagnose, diagnosis, diagnostics, fault finder, troubleshooter, troubleshooting wizard, guided troubleshooting, self-diagnosis, what is wrong, do not know the problem, interactive help, decision tree, problem finder, step-by-step help, question and answer help, check my device',
    '/support/finder/adding-device':
      'cannot add device, adding a camera fails, pairing fails, pairing problem, setup fails, cannot pair, device not found, binding failed, add camera problem, QR code will not scan, cannot connect new camera, enrollment problem, setup problem',
    '/support/finder/app-trouble':
      'app problem, app not working, app issues, client not working, software problem, app error, app will not open, app broken, software not working, client error, phone app trouble, desktop client problem',
    '/support/finder/counting-wrong':
      'wrong count, counts wrong, counting wrong, inaccurate count, inaccurate counting, count is off, wrong numbers, numbers do not match, wrong footfall, footfall inaccurate, miscounts, data looks wrong, counter inaccurate',
    '/support/finder/live-view':
      'no picture, no video, black screen, cannot see video, cannot view camera, live view not working, video problem, picture problem, image problem, stream not loading, live stream broken, blank screen, preview fails',
    '/support/finder/night-picture':
      'bad night vision, night vision problem, night vision not working, dark at night, cannot see at night, blurry at night, white at night, infrared not working, poor low light, IR problem, picture bad in the dark, foggy at night',
    '/support/finder/no-power':
      'no power, not turning on, will not turn on, does not turn on, dead camera, dead device, no lights, keeps rebooting, restart loop, reboot loop, power problem, does not start, boot loop, will not boot',
    '/support/finder/offline':
      'offline, camera offline, device offline, disconnected, lost connection, no connection, not connecting, connection lost, drops off the network, network problem, will not connect, camera down, unreachable',
    '/support/finder/recorder':
      'recorder problem, recorder not working, NVR problem, NVR not working, DVR problem, recorder alarm, recorder fault, recorder trouble, recorder error, NVR error, recorder broken, NVR trouble',
    '/support/finder/recording-gaps':
      'missing recordings, missing footage, lost footage, no recordings, not recording, recordings gone, footage gone, gaps in recording, lost video, cannot find footage, footage missing, recording stopped, deleted recordings',
    '/support/finder/sign-in':
      'cannot log in, cannot login, login problem, login failed, sign-in problem, wrong password, forgot password, locked out, login error, access denied, log in trouble, account login, cannot access account',
    '/support/planner':
      'storage calculator, disk calculator, hard drive calculator, NVR calculator, CCTV storage calculator, capacity calculator, bandwidth calculator, bitrate calculator, upload speed calculator, calculate storage, calculate disk, storage planning, how many terabytes, how many TB, how big a disk, disk size, retention days, recording days, 30 days, H.265, resolution, frame rate, upstream bandwidth, internet speed needed, sizing tool, sizing, planning tool',
    '/support/service-request':
      'submit a ticket, open a ticket, support ticket, raise a ticket, support request, report a fault, report a problem, contact an engineer, talk to an engineer, technical support, tech support, get help, upload photos, send a photo, attach pictures, request service, repair request, help desk, escalate, case number, broken device',
    '/support/teaching-videos':
      'videos, video tutorials, tutorials, how-to videos, instruction videos, training videos, setup video, installation video, demo video, watch a video, tutorial clips, video guide, learning videos, short clips, walkthrough, getting started video, video lessons, LED colors, what the lights mean',
    '/support/troubleshooting':
      'troubleshooting, troubleshooting guide, troubleshooting guides, fault list, error codes, problem solving, fixes, repair guide, fix problems, known problems, how to fix, articles, solve a problem, faults',
    '/support/troubleshooting/catalog/account':
      'account problems, account issues, password problems, permission problems, login issues, user account help, account help, access problems, user management problems, sign-in issues, account recovery, verification problems',
    '/support/troubleshooting/catalog/ai-counting':
      'counting problems, counting issues, people counting issues, people counter issues, AI problems, algorithm problems, counter troubleshooting, footfall problems, analytics problems, heat map problems, sensor issues, counting faults',
    '/support/troubleshooting/catalog/app':
      'app problems, app issues, mobile app issues, phone app problems, push notification problems, client problems, software issues, app help, mobile problems, notification issues, desktop client issues, installation problems',
    '/support/troubleshooting/catalog/live-view':
      'picture problems, video problems, live view issues, image quality problems, stream problems, video quality, image issues, streaming issues, audio problems, video issues, display issues, live video help',
    '/support/troubleshooting/catalog/network':
      'network problems, network issues, connection problems, connectivity issues, wifi problems, wireless issues, router problems, IP problems, internet problems, cabling problems, network help, connection issues',
    '/support/troubleshooting/catalog/nvr':
      'recorder problems, recorder issues, NVR issues, DVR issues, NVR problems, hard disk problems, disk issues, channel problems, recorder help, NVR help, hard drive problems, recorder faults',
    '/support/troubleshooting/catalog/power':
      'power problems, power issues, PoE problems, PoE issues, power supply problems, electrical problems, power outage problems, adapter problems, charging problems, switch power problems, power help, power faults',
    '/support/troubleshooting/catalog/recording':
      'recording problems, recording issues, playback problems, playback issues, storage problems, SD card problems, memory card issues, cloud recording issues, export problems, footage problems, recording help, footage issues',
    '/technology':
      'technology overview, core technology, AI technology, artificial intelligence, machine learning, deep learning, computer vision, machine vision, video analytics technology, image recognition, how the AI works, algorithms behind it, research and development, engineering, tech, neural networks',
    '/technology/ai-technology/behavior-analysis':
      'behavior detection, behaviour analysis, behaviour detection, abnormal behavior, suspicious behavior, suspicious person, action recognition, activity recognition, loitering, loitering detection, fall detection, slip and fall, intrusion, intrusion detection, perimeter, line crossing, trespassing, crowd detection, crowding, fighting, absence from post, unattended counter, lingering, tailgating, after-hours intruder, climbing',
    '/technology/ai-technology/face-recognition':
      'facial recognition, face recognition, face detection, face ID, face match, face matching, biometrics, biometric, face database, watchlist, blacklist, face search, identify people, recognize faces, face attendance, GDPR faces, biometric consent, face scan, face templates, recognise faces',
    '/technology/ai-technology/human-detection':
      'human detection, person detection, people detection, pedestrian detection, human shape, body detection, motion detection, detect people, is anyone there, detection range, detection distance, how far can it see, pixels per meter, pixel density, DORI, age and gender, target detection, person tracking, false detections, presence detection',
    '/technology/ai-technology/object-recognition':
      'object detection, object recognition, item recognition, product recognition, image recognition, goods recognition, recognize objects, hard hat, mask detection, uniform recognition, fire extinguisher, empty shelf detection, pallet, box detection, vehicle recognition, barcode, train a model, training images, custom model, custom object, new object, visual recognition',
    '/technology/ai-technology/rat-detection':
      'rat, rats, mouse, mice, rodents, rodent detection, rat detection, mouse detection, pest, pests, pest control, vermin, infestation, kitchen rats, restaurant rats, mouse problem, exterminator, night pests, droppings, traps, bait, rat problem',
    '/technology/edge-computing':
      'edge computing, edge AI, edge analytics, edge processing, on-device AI, on-device processing, local processing, local analytics, on-site processing, works offline, works without internet, recording when internet is down, counting when internet is down, no cloud, no upload, video stays local, save bandwidth, low bandwidth, bandwidth usage, slow internet, data stays in store, TOPS, chip, processor, NPU, model deployment, H.265 encoding',
    '/technology/platform-capabilities':
      'platform, platform architecture, architecture, system architecture, architecture diagram, data platform, data warehouse, IoT, AIoT, IoT platform, internet of things, sensors, temperature sensor, door sensor, SaaS, video platform, private deployment, security audit, IT security, data security, scalability, system overview, tech stack, data export',
    '/terms':
      'terms of service, terms of use, terms and conditions, conditions, T&C, user agreement, legal notice, disclaimer, copyright, trademark, liability, legal, report a vulnerability, vulnerability disclosure, scraping, governing law, copy your pictures, use your images, reuse photos',
    [`/${brand.slug}-home`]:
      'home camera, home cameras, home security, home security camera, house camera, house, apartment, flat, baby monitor, baby cam, nanny cam, nanny camera, pet camera, dog camera, cat camera, pets, elderly care, elderly parents, check on parents, front door, hallway, living room, bedroom, family, residential, consumer camera, personal use, private use, indoor home camera, household',
    '/ukid':
      'classroom camera, classroom cameras, classroom monitoring, school camera, kindergarten camera, preschool camera, nursery camera, daycare camera, day care camera, childcare camera, creche camera, camera for children, kids room, playroom, child safety, parents watch class, watch my child, live stream for parents, teacher control, tutoring center, training school, education, schools, child privacy, early learning center',
    '/vpaas':
      'VPaaS, video cloud, video API, video platform as a service, video SDK, SDK, SDKs, streaming API, live streaming API, live stream, streaming, HLS, FLV, WebRTC, RTMP, playback API, cloud recording, cloud storage, pan tilt zoom control, PTZ control, two-way talk, talkback, voice intercom, snapshot API, event push, transcoding, video hosting, developers, iOS SDK, Android SDK, web player, permissions audit',
  },
  articles: {
    t0001:
      'camera is down, cctv not working, cant see my shop, cameras went dead, camera dropped off, nothing shows up, lost connection, camera wont connect, camera keeps going offline, no camera, cameras show offline, half the cameras offline, cameras dropped, no connection, cannot connect to camera, all cameras gone, cameras not online, camera not responding, network unavailable, lost all cameras',
    t0002:
      'drops every night, goes down every day, same time every day, cuts out at the same hour, like clockwork, drops at midnight, dies every evening, offline at midnight, goes down daily, disconnects nightly',
    t0003:
      'got a new router, changed the wifi password, switched providers, new internet, swapped the modem, new wifi name, moved shops, changed router, new router, new internet provider, changed wifi password, switched isp, new modem, moved to fiber',
    t0004:
      'one works then the other, take turns dropping, two cameras fighting, knock each other off, same address, kick each other off, ip conflict, duplicate ip, same ip',
    t0005:
      'bad wifi, weak wifi, too far from the router, signal doesnt reach, one bar, wifi spotty, poor reception, wifi through walls, dead spot, bad signal, far from router, poor signal, drops wifi, wifi is terrible, back corner, bad wifi spot',
    t0006:
      'blocked at work, company network blocks it, IT wants ports, whitelist, corporate wifi, what to open, behind a firewall',
    t0007:
      'clock is off, wrong date, off by an hour, time is slow, time is fast, timestamp wrong, daylight saving, clock drifts',
    t0008:
      'mobile hotspot, sim card router, ran out of data, data plan, burning through data, no broadband, hotspot, cellular, data allowance',
    t0101:
      'video skips, hole in the video, missing minutes, parts are missing, recording stops, chunks missing, jumps in the recording, bits missing, missing footage, gaps in video, skips, missing hours, jumps in playback',
    t0102:
      'disk light orange, drive is dying, drive clicking, bad drive, hard drive failing, orange light on the recorder, bad sectors, drive broke, disk error, hard disk error, yellow disk light, disk failure, drive failed, orange hdd light',
    t0103:
      'how far back, how long is it kept, only keeps a week, overwritten, run out of space, disk full, how much storage, days of video, what size drive, how many days, keep a month, 30 days, 90 days, retention, how long is video kept, fills up too fast, store a month of video',
    t0104:
      'cloud video late, nothing in the cloud, cloud is behind, not uploading to cloud, cloud video missing, video shows up hours later',
    t0105:
      'yesterday is missing, video is gone, cant find the footage, old video disappeared, footage from last week, day is blank, nothing recorded, no recording that day, footage gone, cant find footage, day is empty',
    t0106:
      'file wont open, cant watch the clip, saved video wont open, download wont play, no sound in clip, which player, sent video doesnt work, video format, wont open on mac, video wont play, cant play clip, codec, wont play on pc',
    t0107:
      'card not working, bad card, card not detected, wants to format, card broken, sd card error, memory card bad, card doesnt work, format card, card keeps failing, cant read card',
    t0108:
      'police need video, cops asked, we got robbed, break-in, shoplifter on video, evidence, fight in the store, give video to police, insurance claim, accident, police want video, save footage, give to police, someone stole, hand over video',
    t0109:
      'refund clip shows another person, till runs minutes ahead, overlay text lags, receipt footage out of sync, register five minutes fast, void earlier on tape',
    t0201:
      'wont turn on, no power, camera is dead, camera wont start, nothing lights up, plugged in but nothing, no lights on, camera died, no light, dead camera, completely dead, not one light on it, totally dark',
    t0202:
      'reboots by itself, keeps turning off, turns off and on, restarts on its own, power cycles, reboot loop, on and off all night, keeps rebooting',
    t0203:
      'not enough power, switch too small, last cameras wont light, overloaded switch, power budget, how many cameras per switch, drops when i add one, what size switch, poe watts, which switch to buy',
    t0204:
      'cable too long, cheap cable, bad ethernet cable, run too far, works on my desk, not on the ceiling, long cable run, wire too long, max cable length, how long can the cable be, cable distance, meters of cable, feet of cable, cable run',
    t0205:
      'which power adapter, burnt adapter, power supply died, what charger, wrong plug, voltage too low, adapter gets hot, blown power supply',
    t0206:
      'after the power went out, power came back, wont come back up, battery backup, blackout, breaker tripped, after an outage, back-up power, after power cut, ups size, after the outage',
    t0207:
      'box wont turn on, box overheats, box is hot, box keeps rebooting, box is off, ai box dead, box shuts off, box no lights, edge box dead, b1 wont start',
    t0208:
      'badge wont charge, badge battery dies, badge dead by noon, battery doesnt last, badge runs out, charger for badge, badge goes flat, battery dies, wont charge, battery life, dies before shift ends, badge dead',
    t0301:
      'screen is black, spinning circle, just spins, keeps loading, wont load, no picture, stuck loading, live wont open, black screen, video wont come up, cant see live picture, cannot watch store, live not working',
    t0302:
      'choppy video, picture freezes, slow video, keeps freezing, stuck picture, seconds behind, slideshow, jumpy, video is behind, keeps buffering',
    t0303:
      'cant see at night, white at night, night vision bad, glare at night, foggy at night, hazy, bright white at night, night picture washed out, milky at night, white glare at night',
    t0304:
      'cant make out faces, blurry picture, dirty lens, smudged, out of focus, cant read, not sharp, fuzzy, foggy picture, camera moved, blurry, fuzzy picture, cant read faces, smeared',
    t0305:
      'weird colors, looks pink, looks purple, no color, black and white all day, colors are off, red tint, everything is gray, washed out, colors washed out, faded colors, pink picture, purple picture, no color in daytime',
    t0306:
      'no audio, cant hear, no one hears me, mute, speaker doesnt work, mic not working, talk button, silent video, cant talk through it, cant hear me, speaker not working, talk not working',
    t0307:
      'wont move, doesnt pan, stuck camera, wont rotate, points the wrong way, cant control it, doesnt turn, wrong position, wont pan, drifts, preset off, stuck ptz, wont swivel, stopped turning',
    t0308:
      'some squares black, too many cameras on screen, tiles stay black, grid black, pc cant handle, computer too slow, some windows black, black tiles, some tiles black, video wall black',
    t0401:
      'cant log in, locked out, wrong password, forgot my password, cant get into my account, account blocked, wont let me in, login not working, kicked out, account locked, too many attempts, cant get in, password reset, forgot login password',
    t0402:
      'no code, code never comes, text never arrives, no verification text, didnt get the code, waiting for code, no email, otp not received, text never came, code not received',
    t0403:
      'admin quit, old manager left, nobody has admin, boss left, previous owner has the account, who has the password, it guy left, admin left, lost owner account, take over account, previous owner account',
    t0404:
      'shop disappeared, store is gone, button gone, cant find the menu, one shop missing, feature missing, where did my store go, store missing, cant see a store, menu missing',
    t0405:
      'already taken, second-hand camera, used camera, ebay, belongs to somebody else, registered to someone, installer account, cant claim it, already registered, bound to someone else, second hand device, belongs to another user',
    t0406:
      'new phone number, changed my number, lost my old number, old sim, switched numbers, number no longer works, change my number, lost old number',
    t0407:
      'add an employee, fired employee, someone left, remove somebody, give access, take away access, new hire, staff login, share with coworker, ex employee, add a user, add colleague, remove user, sub account, revoke access',
    t0408:
      'hacked, someone logged in, stranger in my account, account stolen, being watched, somebody else watching, spying, suspicious login, got hacked, unknown sign in, hacked account, strange login, new location',
    t0501:
      'missing people, misses people, not counting everyone, too few, numbers too low, undercounts, skips customers, count is low, undercounting, count too low, fewer than real, lower than manual count',
    t0502:
      'too many people, counts too many, numbers too high, counts my staff, counts people outside, overcounts, passers-by, people next door, inflated, overcounting, count too high, counts staff, counts passers-by, counting people twice, inflated numbers, counts way too many, way fewer people, said more came in, counts cashiers as customers, counts my own people',
    t0503:
      'zero people, counts nobody, not counting, no numbers, stuck at zero, zero visitors, counter not working, count is zero, no visitors counted, shows 0',
    t0504:
      'counted twice, double counting, double counts, everyone counted two times, same person twice, duplicate, two counters one door',
    t0505:
      'sunlight messes up, wrong in the morning, sun glare, shadows, numbers off in the evening, backlight, sunny days',
    t0506:
      'is it accurate, how accurate, numbers dont match, counted by hand, prove it, off by a lot, trust the numbers, numbers dont add up, verify accuracy, manual count, check by hand, test the counter, audit the count, check visitor numbers, are the numbers right',
    t0507:
      'heatmap blank, nothing on the heat map, wrong hot spots, heat map empty, no colors on map, no heat, no heat map, heat map wrong',
    t0508:
      'too many alerts, false alarms, ai not working, alarm all the time, algorithm stopped, box doesnt detect, wrong alerts',
    t0601:
      'cant find camera, recorder doesnt see it, wont add to recorder, camera not showing, new camera missing, search finds nothing, nvr cant find, recorder cant find camera, add camera to recorder, camera not detected, nvr cant find camera',
    t0602:
      'one channel down, channel wrong password, channel not working, some channels dead, one camera on nvr out, red x on a channel, channel offline, channel password, one channel blank',
    t0603:
      'wont stop beeping, beep beep, recorder is loud, annoying noise, making noise, buzzing, alarm sound, recorder screaming, chirping recorder, make it quiet',
    t0604:
      'tv shows nothing, monitor black, no signal, screen is black, monitor blank, hdmi nothing, tv no picture, monitor doesnt work, no hdmi, no display',
    t0605:
      'forgot the recorder password, locked out of recorder, nvr password, dont know the password, recorder locked, lost the password, reset recorder password',
    t0606:
      'recorder is down, cant see recorder on phone, nvr not online, recorder dropped, recorder lost connection, recorder gone from app, recorder offline, nvr offline',
    t0607:
      'other brand, different brand, hikvision, dahua, old cameras, cameras i already have, mix brands, any camera, compatible cameras, other brand cameras, third party cameras, existing cameras with your recorder, non ukan camera',
    t0608:
      'playback slow, new drive not found, hard drive not showing, new disk missing, slow to play back, drive not detected',
    t0701:
      'no alerts, no notifications, phone doesnt ring, not getting alerts, notifications stopped, didnt get notified, no alarm on my phone, no pop ups, not getting alerts on phone, push not working, phone never dings, never buzzes, no ping',
    t0702:
      'my cameras are gone, list is empty, cameras disappeared, devices gone, empty app, cant see my devices, camera vanished, devices missing, device list empty, cameras vanished from app',
    t0703:
      'cant add camera, qr wont scan, code doesnt scan, scan not working, cant pair, wont pair, setup fails, cant set up, adding fails, qr code wont scan, scan fails, cant scan, code not recognized',
    t0704:
      'app crashes, app wont open, app shuts down, app quits, cant update app, app broken, app keeps closing, app kicks me out, keeps closing, wont update',
    t0705:
      'photos wont upload, report stuck, upload fails, cant send report, pictures wont go through, inspection wont submit, wont sync, stuck uploading, report wont submit',
    t0706:
      'eats my data, drains battery, phone gets hot, battery goes down fast, uses too much data, data hog, battery drain',
    t0707:
      'lost my data, old data gone, new app missing stuff, history is gone, data didnt move, moved to the new app, lost data, old records missing, after migrating',
    t0708:
      'wont install, install fails, setup error, installer wont run, cant install on pc, program wont install, windows blocks it, mac wont open it, desktop client, client wont install, windows client install, mac client install',
    t0009:
      'cant find wifi, wifi not found, cant connect to wifi, connect camera to wifi, pair camera, pairing fails, wont pair, setup fails, cannot see network',
    t0010: 'update failed, update stuck, firmware wont update, stuck updating, update error',
    t0309:
      'hide keypad where cards are typed, censor part of the view, black out the windows, neighbor complains, pixelate people outside, redact the screen',
    t0310: 'too many alerts, alerts at night, no alerts, alerts for cats, wakes me up',
    t0409:
      'invoice, vat invoice, receipt, renew, renewal, expired, subscription expired, license renewal, licence renewal, annual fee, yearly fee, billing, extend our subscription, extend the plan',
    t0410:
      'company login for cameras, google workspace login, microsoft sign in, sso keeps looping, phone stolen authenticator, break glass admin, turn off second factor',
    t0509:
      'doesnt match pos, sales dont match, transactions dont match, numbers differ from till, conversion rate wrong',
    t0510: 'badge recorded nothing, no transcript, not recording, no audio from badge, no text from badge',
    t0609: 'rtsp url, rtsp address, stream address, hikvision nvr, milestone, other nvr',
    t0610:
      'police want recorder on their server, government inspection video, sip alg, cascade to authority, 28181 channels missing, forward feeds to the city platform',
    t0611: 'new recorder, swap recorder, old hard drive, replace nvr, move recordings',
    t0709: 'not at the store, check-in refused, gps wrong, tasks missing, wrong location',
    t0710: 'cancel cloud, refund cloud, share with family, stop auto renewal, add a family member',
    t0711: 'token expired, expired token, 401, 403, 429, too many requests, invalid signature, rate limited',
    t0712: 'cant clock in, clock in fails, attendance not working, member card not showing, face check-in fails',
  },
  devices: {
    kinds: {
      camera: 'security camera, surveillance camera, CCTV camera, IP camera, network camera, cloud camera',
      aiCamera:
        'people counter, people counting camera, footfall counter, visitor counter, door counter, counting sensor, AI camera',
      umeCamera: 'multi-algorithm camera, AI camera, smart camera, analytics camera, 4K camera, UME camera',
      recorder: 'NVR, DVR, network video recorder, video recorder, surveillance recorder, recording server',
      edgeBox: 'AI box, edge device, edge gateway, analytics appliance, AI server, upgrade old cameras',
      badge: 'smart badge, staff badge, audio badge, voice recorder, wearable recorder, name badge',
    },
    models: {
      'w3-e':
        'desk camera, desktop camera, shelf camera, countertop camera, wifi camera, wireless camera, wi-fi camera, camera with speaker, two-way audio, talk through camera, USB power, 5V camera, no drilling, portable camera, small camera, plug and play camera, till camera',
      'w3-s':
        'mini dome, small dome, mini dome camera, small camera, ceiling camera, low ceiling, wifi dome, wireless dome, discreet camera, small shop camera, PoE mini dome, indoor dome, dome camera',
      'p3-x-8':
        'PTZ, PTZ camera, pan tilt zoom, pan-tilt camera, rotating camera, camera that turns, moving camera, optical zoom, zoom camera, 8x zoom, presets, patrol, hall camera, 360 degree rotation',
      'e3-x':
        'turret, turret camera, eyeball camera, indoor turret, indoor camera, 4MP, 4 MP camera, 4 megapixel, all-round camera, standard camera, checkout camera, aisle camera, PoE indoor camera, best value, default camera',
      'e3-d-h':
        'dome, dome camera, sealed dome, kitchen camera, grease proof, waterproof dome, IP66, outdoor dome, cold room camera, freezer camera, fridge camera, heat resistant, canopy camera, tamper resistant, dustproof',
      'e3-t-h':
        'bullet, bullet camera, outdoor camera, outdoor bullet, tube camera, IP67, weatherproof camera, waterproof camera, long range, long-range night vision, 50 m night vision, yard camera, back yard, parking lot camera, car park camera, loading dock camera, warehouse camera, perimeter camera',
      'fmix-d':
        'fisheye, fisheye camera, panoramic, panorama camera, 360 camera, 360 degree camera, 180 degree, wide angle, whole store camera, one camera store, 8MP fisheye, ceiling fisheye, heat map camera',
      h1001:
        'stereo counter, stereo camera, dual lens counter, binocular counter, 3D people counter, low doorway, low door, low ceiling counter, kiosk entrance, subway shop, 2.2 m mounting, shadow-proof counter',
      h2001:
        'stereo counter, high mount counter, high ceiling counter, tall entrance, wide entrance, wide door counter, mall entrance counter, group counting, adult and child, children counted separately, height filter, 6 m mounting, 3D people counter, shopping mall counter',
      k3: 'overhead counter, overhead camera, top-down camera, ceiling people counter, door counter, doorway counter, single door, 3 m door, entry-level counter, standard people counter, 2MP counter, shop entrance counter',
      'u8-d':
        '4K dome, 8MP dome, 8 MP, 8 megapixel, ultra HD dome, indoor 4K, indoor dome, ceiling 4K camera, three algorithms, queue camera, UHD camera, dome camera, eight megapixels',
      'u8-t':
        '4K turret, outdoor 4K, 8MP outdoor, outdoor AI camera, outdoor smart camera, outdoor two-way audio, camera with loudspeaker, IP67, 40 m night vision, three algorithms, weatherproof 4K, 8 megapixel turret',
      'u9-d':
        '12MP, 12 MP, 12 megapixel, 12MP dome, large dome, six algorithms, high ceiling camera, showroom camera, big hall camera, hypermarket camera, 7 m mounting, metal dome, IP67 dome, highest resolution',
      'ul-8232nh':
        '32 channel, 32 channel NVR, 32-channel recorder, thirty-two channels, two disks, dual disk, two bays, dual bay NVR, 16TB, large store recorder, HDMI, rack recorder, big NVR, 32ch',
      'ul-8208nh':
        '8 channel, 8 channel NVR, 8-channel recorder, eight channels, PoE NVR, PoE recorder, NVR with PoE, built-in PoE switch, no switch needed, small store recorder, 8 PoE ports, all in one recorder, 8ch',
      'ul-7016nh-h1':
        '16 channel, 16 channel NVR, 16-channel recorder, sixteen channels, single disk, one bay, quiet recorder, silent recorder, small NVR, NVR without PoE, compact recorder, office recorder, 16ch',
      b1: 'edge box, four channels, 4 channel, 6 TOPS, ONVIF, RTSP, add AI to cameras, retrofit box, old cameras, existing cameras, inference box, AI appliance, four channel box, analytics server',
      ibadge:
        'wearable, voice recorder, body-worn recorder, clip-on recorder, badge recorder, microphone badge, sales recorder, name tag recorder, conversation recorder, lapel recorder, recording badge, staff recorder',
    },
    roles: {
      hardware:
        'specs, specifications, spec sheet, datasheet, data sheet, dimensions, size, weight, resolution, power consumption, drawing, field of view, technical data',
      model:
        'support page, status light meaning, LED meaning, indicator lights, firmware record, firmware versions, release history, reset button, factory reset, model support, product documents, device documents',
      manual:
        'manual, user manual, user guide, instruction manual, instructions, installation manual, installation guide, quick start guide, mounting instructions, wiring diagram, first setup, PDF manual',
    },
  },
} satisfies SearchWords;
