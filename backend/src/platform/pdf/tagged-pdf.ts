import PDFDocument from 'pdfkit';
import { collectPdf } from './collect-pdf';

interface About {
  title: string;
  author: string;
  /** BCP 47, such as `nl-NL`. */
  language: string;
}

type Paper = Pick<PDFKit.PDFDocumentOptions, 'size' | 'layout' | 'margin' | 'autoFirstPage'>;

export interface TaggedPdf {
  doc: PDFKit.PDFDocument;
  /** What assistive technology reads; parts are added to it in their order. */
  root: PDFKit.PDFStructureElement;
  /** Ends the document. */
  finish: () => Promise<Buffer>;
}

/** Begins a PDF that assistive technology can read: tagged, with title and language. */
export function createTaggedPdf({ title, author, language }: About, paper: Paper): TaggedPdf {
  const doc = new PDFDocument({
    ...paper,
    lang: language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author },
  });
  const done = collectPdf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    finish: () => {
      root.end();
      doc.end();
      return done;
    },
  };
}
