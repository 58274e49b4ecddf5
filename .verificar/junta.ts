import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
const [saida, ...nomes] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 370 * nomes.length + 10, height: 2000 } });
await p.setContent(`<body style="margin:0;display:flex;gap:10px;background:#888">${nomes.map((n) => `<img src="data:image/png;base64,${readFileSync(`/tmp/telas-fotos/${n}.png`).toString('base64')}">`).join('')}</body>`);
await p.waitForTimeout(300);
await p.screenshot({ path: `/tmp/telas-fotos/${saida}.png` });
await b.close();
