/** Where a process serves its metrics: a port of its own, which no proxy in front of the shop reaches by mistake. */
export interface MetricsAddress {
  host: string;
  port: number;
}

interface ScrapePage {
  contentType: string;
  /** What is scraped, in Prometheus' text format. */
  render: () => Promise<string>;
  onError: (error: unknown) => void;
}

interface ScrapeRequest {
  method?: string | undefined;
  url?: string | undefined;
}

interface ScrapeResponse {
  writeHead: (status: number, headers?: Record<string, string>) => { end: (text?: string) => unknown };
}

/** Listener of that server. It has one page; a failure is reported and answered with 500. */
export const createScrapeListener =
  ({ contentType, render, onError }: ScrapePage) =>
  ({ method, url }: ScrapeRequest, response: ScrapeResponse): void => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    render().then(
      (text) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  };
