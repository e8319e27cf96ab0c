import {readPage} from './scripts/head/page';
import {readFileSync, readdirSync} from 'node:fs';
import * as cheerio from 'cheerio';
const dir='/tmp/wt2/build/';
const files=readdirSync(dir,{recursive:true,encoding:'utf8'}).filter(f=>f.endsWith('.html'));
const out:any={};
for(const f of files){const h=readFileSync(dir+f,'utf8'); out[f]=readPage(h,'/'+f.replace(/\.html$/,'').replace(/(^|\/)index$/,''),'https://www.example.com');}
require('fs').writeFileSync(process.argv[2],JSON.stringify(out,null,1));
