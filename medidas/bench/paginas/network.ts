import type { CDPSession } from '@playwright/test';

/** Bytes that came over the network, with their headers, and the requests that brought them. */
export interface Traffic {
  siteBytes: number;
  apiBytes: number;
  requests: number;
}

export interface NetworkLog {
  read(): Traffic;
  /** Milliseconds since the last answer ended. */
  quietFor(): number;
}

/** Counts as the browser does; what its cache answers is no request. */
export async function listenToNetwork(cdp: CDPSession): Promise<NetworkLog> {
  const traffic: Traffic = { siteBytes: 0, apiBytes: 0, requests: 0 };
  const asked = new Map<string, URL>();
  let last = Date.now();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const url = new URL(response.url);
    if (url.protocol.startsWith('http') && !response.fromDiskCache) asked.set(requestId, url);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const url = asked.get(requestId);
    if (!url) return;
    traffic.requests += 1;
    if (/^\/(api|Auth)\//.test(url.pathname)) traffic.apiBytes += encodedDataLength;
    else traffic.siteBytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return { read: () => ({ ...traffic }), quietFor: () => Date.now() - last };
}
