import { chromium } from '@playwright/test';
const [,, base, out, ...specs]=process.argv;
const browser=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
for(const s of specs){ const [user,path,w,scheme,forced,full]=s.split(','); 
 const r=await fetch(base.replace(/4800/,'4900')+'/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:user+'@waymark.test',password:'waymark-demo'})}).then(r=>r.json());
 const ctx=await browser.newContext({viewport:{width:+w,height:900},colorScheme:scheme,...(forced?{forcedColors:'active'}:{}),storageState:{cookies:[],origins:[{origin:base,localStorage:[{name:'token',value:r.token}]}]}});
 const page=await ctx.newPage(); page.on('console',m=>{if(['error','warning'].includes(m.type()))console.log(s,m.text().slice(0,200))}); page.on('pageerror',e=>console.log(s,'PAGEERROR',e.message));
 await page.goto(base+path); await page.waitForTimeout(3500); await page.screenshot({path:`${out}-${user}-${w}-${scheme}${forced?'-forced':''}.png`,fullPage:!!full}); await ctx.close();}
await browser.close();
