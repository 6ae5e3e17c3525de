/** The package types its whole build only; this one leaves out subtitles and further sound tracks. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';

  export default Hls;
}
