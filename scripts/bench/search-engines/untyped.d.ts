declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js' {
  export class SearchWorker {
    search(
      baseUrl: string,
      context: string,
      query: string,
      limit: number,
    ): Promise<readonly {readonly document: {readonly u: string}}[]>;
  }
}
