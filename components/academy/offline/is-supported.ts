/** Whether lessons can be saved: browsers offer what it takes to secure pages only. */
export const isSupported = (): boolean => 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
